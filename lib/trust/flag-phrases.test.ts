import { LOCALES } from '@/lib/i18n/locales';
import { flagPhrases, fraudHints } from './flag-phrases';
import { FRAUD_PHRASES } from './fraud-phrases';

const flagged = (text: string) => flagPhrases(text).flatMap((part) => (part.hint ? [part.text] : []));

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

it.each([
  ['Hola, ¿sigue disponible? Te dejo mi WhatsApp: +598 99 123 456', []],
  ['Hay otro interesado, avisame hoy.', []],
  ['Hay otro interesado y estoy en el exterior.', ['haste', 'absence']],
  ['Para apartarlos, mandame la seña por Zelle', ['advance', 'irreversible']],
  ['I will send a cashier’s check and my hauler will pick up', ['overpayment']],
  ['Aceito pix adiantado, só hoje', ['advance', 'haste']],
  ['La cerda está preñada; transferís el saldo cuando cargás.', []],
])('tells what %p hints at', (text, hints) => {
  expect(fraudHints(text)).toEqual(hints);
});

it('has at least forty phrases per language, each once, written as they are compared', () => {
  const all = Object.values(FRAUD_PHRASES).flatMap((hints) => Object.values(hints).flat());
  expect(new Set(all).size).toBe(all.length);
  for (const phrase of all) expect(phrase).toMatch(/^[a-z' ]+\*?[a-z' ]*$/);
  for (const language of LOCALES)
    expect(Object.values(FRAUD_PHRASES[language]).flat().length).toBeGreaterThanOrEqual(40);
});
