import { mentionOf } from './mentions';

it.each([
  ['50 vaquillonas Angus, US$ 1.150 por cabeza', '1150', '1.150'],
  ['50 vaquillonas Angus a 1150 dólares', '1150', '1150'],
  ['3,10 el kilo, 370 kg', '3.1', '3,10'],
  ['Steers at $3.10/lb, 1,200 lb', '1200', '1,200'],
  ['Steers at $3.10/lb', '3.1', '3.10'],
  ['Llamar al 099 123 456', '123', null],
  ['Vaquillonas de 1.150 kg', '115', null],
  ['De 24 meses', '', null],
  ['Sin números', '46', null],
])('finds in «%s» where %s is written: %s', (text, value, words) => {
  expect(mentionOf(text, value)).toBe(words);
});
