import { healthStatusIn } from './health-words';

it.each([
  ['es', 'Very good', 'Muy bueno'],
  ['pt', 'Very good', 'Muito bom'],
  ['en', 'Óptimo', 'Excellent'],
  ['en', 'muito boa.', 'Very good'],
  ['es', 'Sadio, com acompanhamento veterinário', 'Sano, controlado por veterinario'],
  // As it was written: in the page's language, or more than a word.
  ['es', 'Muy buena', 'Muy buena'],
  ['pt', 'Excelente', 'Excelente'],
  ['en', 'Buena, pero una renga', 'Buena, pero una renga'],
  ['en', '', ''],
] as const)('in %s, %j is %j', (locale, written, shown) => {
  expect(healthStatusIn(locale, written)).toBe(shown);
});
