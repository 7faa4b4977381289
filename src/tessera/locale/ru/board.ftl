# Слова, общие для столов всех игр.

board-seen = На столе
board-asked = Что нужно решить
board-waits = Ждём: { $names }
board-over = Игра окончена
board-here = вопрос к вам здесь
board-rule = Правило: { $rule }
