import { healthStatusIn, vaccineIn } from './health-words';

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

it.each([
  ['es', 'Blackleg', 'Mancha'],
  ['pt', 'Blackleg', 'Carbúnculo sintomático'],
  ['en', 'Clostridiales', 'Clostridial'],
  ['pt', 'clostridiales', 'Clostridioses'],
  ['en', 'IBR y DVB', 'IBR and BVD'],
  ['es', 'IBR e BVD', 'IBR y DVB'],
  ['es', 'Clostridiales', 'Clostridiales'],
  ['en', 'Covexin 10', 'Covexin 10'],
] as const)('in %s, the vaccine %j is %j', (locale, written, shown) => {
  expect(vaccineIn(locale, written)).toBe(shown);
});
