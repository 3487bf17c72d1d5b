import { textLanguage, threadLanguage } from './thread-language';

it.each([
  ['es', 'Buenas. ¿El lote se puede ver este fin de semana?'],
  ['es', 'hola siguen disponibles los novillos'],
  ['en', 'Is it still available? I can come on Friday.'],
  ['pt', 'Ainda está disponível? Moro em Bagé, busco com caminhão.'],
  ['pt', 'nao sei, voce tem preco?'],
  [null, 'ok'],
  [null, '40 x 320 kg'],
  [null, ''],
] as const)('%s: %s', (language, text) => {
  expect(textLanguage(text)).toBe(language);
});

it('is the language of the other person’s newest message that shows one, then that of their account', () => {
  expect(threadLanguage(['ok', 'Ainda está disponível?', 'Hola, buenas'], 'es')).toBe('pt');
  expect(threadLanguage(['ok', '👍'], 'pt')).toBe('pt');
  expect(threadLanguage([], 'en')).toBe('en');
  expect(threadLanguage([], null)).toBeNull();
  expect(threadLanguage([], 'xx')).toBeNull();
});
