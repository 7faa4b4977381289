# Слова, общие для столов всех игр.

board-seen = На столе
board-asked = Что нужно решить
board-skip = Пропустить
board-waits = Ждём: { $names }
board-over = Игра окончена
board-here = вопрос к вам здесь
board-rule = Правило: { $rule }

## Карта, которую можно приблизить

board-zoom = Масштаб карты
board-nearer = Ближе
board-farther = Дальше
board-all = Вся карта

## Оплата

board-goods_first = Всегда сначала тратить свои ресурсы

## Клавиши

board-key-space = Пробел
board-key-enlarge = рассмотреть то, что выделено
board-key-map = перейти к карте
board-key-nearer = приблизить карту
board-key-farther = отдалить карту
board-key-all = показать карту целиком, если вы на ней
