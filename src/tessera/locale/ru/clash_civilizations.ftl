# Дополнение «Цивилизации»: раздача народов, лидеры и что о них рассказывается.
clash-option-civilizations = Цивилизации
clash-option_value-civilizations-false = базовая игра
clash-option_value-civilizations-true = с дополнением: у каждого свой народ
