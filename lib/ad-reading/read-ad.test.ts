import type { Locale } from '@/lib/i18n/locales';
import { fieldErrors } from '@/lib/validation/field-errors';
import { createRandom } from '@/prisma/seed/content/random';
import ads from './ads.json';
import moreAds from './more-ads.json';
import rancherAds from './rancher-ads.json';
import { readAd } from './read-ad';
import { AD_MAX, pastedAdSchema } from './schema';

interface Case {
  country: string;
  language: Locale;
  text: string;
  facts: Record<string, string | boolean>;
  questions: string[];
  phones: string[];
  /** What the description must keep. */
  rest: string[];
}

/** Those of ranchers were written unseen: of the first 25 17 were right at first, of 48 later ones 34. */
const ADS = [...ads, ...rancherAds] as unknown as Case[];

it.each(ADS)('$country: $text', ({ country, language, text, facts, questions, phones, rest }) => {
  const read = readAd(text, { language, country });
  const description = read.description.toLowerCase();
  expect({
    facts: Object.fromEntries(read.facts.map(({ field, value }) => [field, value])),
    questions: [...read.questions].sort(),
    phones: read.phones,
    lost: rest.filter((part) => !description.includes(part.toLowerCase())),
  }).toEqual({ facts, questions, phones, lost: [] });
  for (const phone of phones) expect(read.description).not.toContain(phone);
});

// Written once those above were read, of which 16 of 20 were right at first.
it.each(moreAds as unknown as Pick<Case, 'country' | 'language' | 'text' | 'facts'>[])(
  '$country, the main facts: $text',
  ({ country, language, text, facts }) => {
    const read = readAd(text, { language, country });
    expect(Object.fromEntries(read.facts.map(({ field, value }) => [field, value]))).toMatchObject(facts);
  },
);

it('takes a weight without a unit in that of the place, and none where that is unknown', () => {
  const weightOf = (text: string, country: string | null) =>
    readAd(text, { language: 'en', country }).facts.find(({ field }) => field === 'weight')?.value;
  expect(weightOf('40 steers, wt 640, Valentine NE', 'UY')).toBe('640 lb');
  expect(weightOf('40 steers, wt 340, Dubbo NSW', null)).toBe('340');
  expect(weightOf('40 steers, wt 640', null)).toBeUndefined();
});

const uruguayan = (text: string) => readAd(text, { language: 'es', country: 'UY' });
const factsOf = (text: string) => Object.fromEntries(uruguayan(text).facts.map(({ field, value }) => [field, value]));

it('reads terms with nothing but spaces between them, and no number after them', () => {
  expect(factsOf('40 novillos, 2,40 dólares el kilo, pago a 30 60 90, Artigas').paymentParts).toBe('30/60/90');
  expect(factsOf('Vendo a plazo 30 60 200 novillos').paymentParts).toBe('30/60');
  expect(factsOf('Vendo a plazo 30\n60 novillos')).toMatchObject({ paymentParts: '30', headCount: '60' });
});

it('takes a pair for what a price is for, not for evenness', () => {
  const read = uruguayan('20 vacas con cría, US$ 1400 la pareja. Tratar 4722 5566');
  const facts = Object.fromEntries(read.facts.map(({ field, value }) => [field, value]));
  expect(facts).toMatchObject({ priceAmount: '1400', priceBasis: 'head' });
  expect(Object.keys(facts)).not.toContain('traits.uniformity');
  expect(Object.keys(factsOf('20 vacas, tropa pareja'))).toContain('traits.uniformity');
  expect(read).toMatchObject({ phones: ['4722 5566'], description: '' });
});

it('says which words each fact is from', () => {
  const [first] = ADS;
  const { facts } = uruguayan(first?.text ?? '');
  expect(facts.map(({ field, start, end }) => [field, first?.text.slice(start, end)])).toEqual(
    expect.arrayContaining([
      ['class', 'vaquillonas'],
      ['headCount', '46'],
      ['breed', 'A.A'],
      ['weight', '370 kg c/u aprox'],
      ['priceAmount', 'U$S 1150 al bulto'],
      ['paymentParts', 'plazo 30/60/90'],
      ['traits.ticks', 'libres de garrapata'],
      ['location', 'zona Vichadero'],
      ['freightPayer', 'flete a cargo comprador'],
    ]),
  );
});

it('takes nothing from a text that says nothing, and invents no currency, basis or mean', () => {
  expect(uruguayan('Buenas! Alguien tiene el teléfono del veterinario?')).toMatchObject({ facts: [], questions: [] });
  expect(factsOf('20 terneros, 3,10')).not.toHaveProperty('priceAmount');
  expect(factsOf('20 terneros U$S 600')).not.toHaveProperty('priceAmount');
  expect(factsOf('20 terneros $ 3,10 el kilo')).not.toHaveProperty('priceAmount');
  expect(factsOf('20 terneros 160 a 180 kg')).not.toHaveProperty('weight');
});

it('takes no word for a place that is only nearly one', () => {
  expect(factsOf('20 terneros Angus. Excelentes. Saltos. Consultar por Tacuarenbo')).not.toHaveProperty('location');
});

it('keeps a negation with what it denies, and short words with a number', () => {
  expect(uruguayan('24 VACAS PREÑADAS NO SE VENDEN SEPARADAS').description).toBe('NO SE VENDEN SEPARADAS');
  expect(uruguayan('Toro Brangus, CE 40 cm, RP 1234, 650 kg').description).toBe('CE 40 cm, RP 1234');
});

it('takes a price for all together as one for the lot, and for no one lot of several', () => {
  expect(factsOf('20 vacas, todo 15000 usd')).toMatchObject({ priceAmount: '15000', priceBasis: 'lot' });
  const read = uruguayan('Vendo 1 toro, 1 vaca y 1 ternero, todo 2500 usd');
  expect(read.facts.map(({ field }) => field)).not.toContain('priceAmount');
  expect(read).toMatchObject({ questions: ['price', 'lots'], description: '1 vaca y 1 ternero, todo 2500 usd' });
});

it('takes males and females for one mixed lot of young animals, for two of others', () => {
  expect(factsOf('15 machos 12 hembras terneros Angus')).toMatchObject({ class: 'calf_mixed', headCount: '27' });
  expect(factsOf('27 terneros, 15 machos y 12 hembras')).toMatchObject({ class: 'calf_mixed', headCount: '27' });
  expect(uruguayan('15 machos y 12 hembras Hereford de 2 años').questions).toContain('lots');
  expect(factsOf('15 terneros machos Angus')).toMatchObject({ class: 'calf_m', headCount: '15' });
});

it('says of a request to buy that it is none of a seller', () => {
  expect(uruguayan('Hola, compro 100 terneros hasta 180 kg').questions).toContain('wanted');
  expect(uruguayan('Vendo o permuto 10 vacas, busco toro').questions).not.toContain('wanted');
});

it('takes no fact that is denied', () => {
  expect(factsOf('10 vacas sin vacunar, no son mansas, sin guía')).not.toMatchObject({
    vaccinated: true,
    healthCertificate: true,
    'traits.temperament': 'docile',
  });
  expect(factsOf('10 terneros no vacunados, sin certificado')).not.toHaveProperty('vaccinated');
});

it('reads an advertisement in the language that it is written in', () => {
  const { language, facts } = readAd('60 bezerros Nelore, R$ 13,50 o kg, à vista, não vendo separado', {
    language: 'es',
    country: 'BR',
  });
  expect(language).toBe('pt');
  expect(facts).toContainEqual(expect.objectContaining({ field: 'priceAmount', value: '13.50' }));
});

it('fills in a link to a video, which leaves the text', () => {
  const { facts, description } = uruguayan('10 toros Angus. Video https://youtu.be/dQw4w9WgXcQ Fuertes y sanos');
  expect(facts).toContainEqual(expect.objectContaining({ field: 'youtubeUrl', value: 'https://youtu.be/dQw4w9WgXcQ' }));
  expect(description).not.toContain('youtu');
});

it.each([
  ['x'.repeat(AD_MAX + 1), 'tooLong'],
  [' \n', 'required'],
  [5, 'required'],
])('refuses a text that is no advertisement', (text, key) => {
  const { error } = pastedAdSchema.safeParse({ text, language: 'es' }, { reportInput: true });
  expect(fieldErrors(error?.issues ?? []).text?.[0]?.key).toBe(key);
});

const random = createRandom(20);
const PIECES = [
  ...ADS.flatMap(({ text }) => text.split(' ')),
  ...'" “ « - – / @ $ < > ( +598 099 1.2.3 ,,, 000 999999999999 \u0301 \u{1f402} 📍 📞 İ ß \n x y a de 30/60 % https:// wa.me/'.split(
    ' ',
  ),
];

/** Of any letters, of pieces of advertisements, or one piece as often as there is room. */
function randomText(): string {
  if (random.chance(0.05)) return random.pick(PIECES).repeat(AD_MAX).slice(0, AD_MAX);
  const pieces = Array.from({ length: random.int(1, random.chance(0.05) ? 900 : 60) }, () =>
    random.chance(0.2) ? String.fromCodePoint(random.int(32, 0x2fff)) : random.pick(PIECES),
  );
  return pieces.join(random.chance(0.7) ? ' ' : '').slice(0, AD_MAX);
}

/** Three times what the longest texts take on an idle machine. */
const READ_MAX_MS = 50;

it('reads any text without failing, and quickly', () => {
  // As in a server that has run for a while.
  for (let round = 0; round < 20; round += 1)
    for (const { text, language, country } of ADS) readAd(text, { language, country });
  for (let round = 0; round < 2_000; round += 1) {
    const text = randomText();
    // Of the processor, because a pause of the machine's is no fault of the text.
    const milliseconds = () => {
      const start = process.cpuUsage();
      readAd(text, { language: random.pick(['es', 'en', 'pt']), country: random.pick(['UY', 'US', 'BR', null]) });
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    };
    const slow = Array.from({ length: 12 }).every(() => milliseconds() > READ_MAX_MS);
    expect({ text, slow }).toEqual({ text, slow: false });
  }
});
