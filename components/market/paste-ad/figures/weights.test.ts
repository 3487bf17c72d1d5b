import type { AdFact } from '@/lib/language/ads/dto';
import { EMPTY_ANIMAL_LISTING } from '@/components/market/animals/animal-listing-form-kind';
import { NOTHING_READ } from '../open-questions';
import { shownIn, weighedIn, weightsToChoose } from './weights';

const weighs = (text: string, words: string, value: string): AdFact => ({
  ...{ field: 'weight', value, state: 'said' },
  spans: [{ start: text.indexOf(words), end: text.indexOf(words) + words.length }],
});

it.each([
  ['62 steers avg 745 lb', '745 lb', 'lb'],
  ['62 steers avg 745#', '745#', 'lb'],
  ['62 steers, 338 kg (745 lb)', '338 kg', 'kg'],
  ['46 vaquillonas, 370 kg', '370 kg', 'kg'],
  ['62 steers, $2.40/lb', '', 'kg'],
])('takes the unit of «%s»', (text, words, unit) => {
  const facts = words ? [weighs(text, words, '338')] : [];
  expect(weighedIn(text, { ...NOTHING_READ, facts })).toBe(unit);
});

const chosen = (unit: 'kg' | 'lb', values: object, facts: AdFact[] = []) =>
  weightsToChoose('', { ...NOTHING_READ, facts }, { ...EMPTY_ANIMAL_LISTING, ...values }, unit).map((one) =>
    Number(shownIn(unit, one)),
  );

it('offers the weight that was read, and round ones around it', () => {
  expect(chosen('kg', { weight: '385', class: 'steer' })).toEqual([345, 365, 385, 405, 425]);
  expect(chosen('lb', { weight: '337.93', class: 'steer' })).toEqual([670, 710, 745, 780, 820]);
});

it('offers what the text makes likely first, then what is usual, in the unit of the text', () => {
  const guess: AdFact = { field: 'weight', value: '240', spans: [], state: 'deduced', reason: 'arrobas' };
  expect(chosen('kg', { class: 'heifer' }, [guess])[0]).toBe(240);
  expect(chosen('lb', { class: 'heifer' }).every((pounds) => pounds % 50 === 0 && pounds > 200)).toBe(true);
});
