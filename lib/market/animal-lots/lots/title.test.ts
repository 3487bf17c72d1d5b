import { titleByFacts } from '../class-words';

const facts = { class: 'bull', headCount: 14, breed: 'Angus', weight: 650 };
const stored = { language: 'es', location: 'Tacuarembó, Uruguay' } as const;

it.each([
  ['made of its facts, in the reader’s language', '14 toros Angus, 650 kg', facts, '14 Angus bulls, 1,430 lb'],
  ['that its seller wrote, as it is', 'Toros de La Paz', facts, 'Toros de La Paz'],
  ['without a class, as it is', '14 toros Angus, 650 kg', { ...facts, class: null }, '14 toros Angus, 650 kg'],
])('shows a title %s', (_, title, known, shown) => {
  expect(titleByFacts({ ...stored, title }, known, 'en')).toBe(shown);
  expect(titleByFacts({ ...stored, title }, known, 'es')).toBe(title);
});
