import { flagPhrases } from './flag-phrases';
import { FRAUD_PHRASES } from './fraud-phrases';

const flagged = (text: string) => flagPhrases(text).flatMap((part) => (part.flagged ? [part.text] : []));

it.each([
  ['Se entrega con SEÑA por adelantado, por Western  Union.', ['SEÑA por adelantado', 'Western  Union']],
  ['Aceito só Pix antecipado ou criptomoedas', ['Pix antecipado', 'criptomoedas']],
  ['I’m abroad, my shipper will pick up with a cashier’s check.', ['I’m abroad', 'my shipper', 'cashier’s check']],
  ['Vaca señalada, se puede visitar todos los días.', []],
  ['', []],
])('finds what scams say in %p', (text, found) => {
  expect(flagged(text)).toEqual(found);
  expect(
    flagPhrases(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('lists each phrase once, as it is compared', () => {
  expect(new Set(FRAUD_PHRASES).size).toBe(FRAUD_PHRASES.length);
  for (const phrase of FRAUD_PHRASES) expect(phrase).toMatch(/^[a-z' ]+\*?[a-z' ]*$/);
});
