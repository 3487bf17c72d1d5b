import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { tokens as tokensOf } from '@/lib/language/lexicon/tokens';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { growth, LINEAR } from '@/tests/factories/cost';
import { createRandom } from '@/prisma/seed/content/random';
import englishElsewhere from '@/tests/corpora/ads/en-elsewhere.json';
import unitedStates from '@/tests/corpora/ads/en-US.json';
import argentina from '@/tests/corpora/ads/es-AR.json';
import spanishElsewhere from '@/tests/corpora/ads/es-elsewhere.json';
import uruguay from '@/tests/corpora/ads/es-UY.json';
import brazil from '@/tests/corpora/ads/pt-BR.json';
import portugueseElsewhere from '@/tests/corpora/ads/pt-elsewhere.json';
import type { AdReading, Span } from './dto';
import { readAd } from './read-ad';
import { AD_MAX, pastedAdSchema } from './schema';

interface Case {
  country: string;
  language: Locale;
  text: string;
  /** What the words say. */
  facts: Record<string, string | boolean>;
  /** What they only make likely, by field. */
  deduced?: Record<string, string[]>;
  questions?: string[];
  unread?: string[];
  phones?: string[];
}

/** Typed one by one, their union is too large for the compiler. */
const CORPORA: readonly unknown[][] = [
  uruguay,
  argentina,
  spanishElsewhere,
  unitedStates,
  englishElsewhere,
  brazil,
  portugueseElsewhere,
];
const ADS = CORPORA.flat() as Case[];

const wordsOf = (text: string, spans: readonly Span[]) => spans.map(({ start, end }) => text.slice(start, end));

/** Pounds are exact in kilograms of eight decimals; corpora say two. */
const shortened = (field: string, value: string | true) =>
  field.startsWith('weight') && value !== true ? String(Number(Number(value).toFixed(2))) : value;

function saidIn({ facts }: AdReading): Record<string, string | boolean> {
  const said = facts.filter(({ state }) => state === 'said');
  return Object.fromEntries(said.map(({ field, value }) => [field, shortened(field, value)]));
}

function deducedIn({ facts }: AdReading): Record<string, (string | boolean)[]> {
  const fields: Record<string, (string | boolean)[]> = {};
  for (const { field, value, state } of facts)
    if (state === 'deduced') (fields[field] ??= []).push(shortened(field, value));
  return fields;
}

const read = (text: string, country: string | null = 'UY', language: Locale = 'es') =>
  readAd(text, { language, country });
const factsOf = (text: string, country?: string | null, language?: Locale) => saidIn(read(text, country, language));
const likelyIn = (text: string, country?: string | null, language?: Locale) => deducedIn(read(text, country, language));
const unreadIn = (text: string, country?: string | null, language?: Locale) =>
  wordsOf(text, read(text, country, language).unread);
const asksOf = (text: string, country?: string | null, language?: Locale) =>
  read(text, country, language).questions.map(({ asks }) => asks);

it('takes a weight without a unit in that of the place, and asks where that is unknown', () => {
  const weightOf = (text: string, country: string | null) => factsOf(text, country, 'en').weight;
  expect(weightOf('40 steers, wt 640, Valentine NE', 'UY')).toBe('290.3');
  expect(weightOf('40 steers, wt 340, Dubbo NSW', null)).toBe('340');
  expect(weightOf('40 steers, wt 640', null)).toBeUndefined();
  expect(asksOf('40 steers, wt 640', null, 'en')).toContain('weight');
});

it('takes pounds exactly, so that a price by their hundred is right to the cent', () => {
  const { facts } = read('20 Angus steers, 525 lb, $342.50/cwt, Salina KS', 'US', 'en');
  expect(facts.find(({ field }) => field === 'weight')?.value).toBe('238.13599425');
});

describe('prices', () => {
  it.each([
    ['40 vaquillonas, US$ 25.000 al bulto', 'UY'],
    ['40 vaquillonas, US$ 25.000 por todo', 'UY'],
    ['40 vaquillonas, US$ 25.000 todo junto', 'UY'],
    ['40 vaquillonas, US$ 25.000 el lote', 'UY'],
    ['40 vaquillonas, todo el lote US$ 25.000', 'UY'],
    ['40 vaquillonas US$ 25.000 las 40', 'UY'],
    ['40 novilhas, R$ 25.000 a porteira fechada', 'BR'],
    ['40 novilhas, R$ 25.000 o lote todo', 'BR'],
    ['40 heifers, $25,000 for the lot', 'US'],
    ['40 heifers, $25,000 takes all', 'US'],
  ])('are for the whole lot: %s', (text, country) => {
    expect(factsOf(text, country)).toMatchObject({ priceAmount: '25000', priceBasis: 'lot' });
  });

  it('may be for a head or for the lot, «al bulto»', () => {
    expect(likelyIn('46 vaquillonas a U$S 1150 al bulto').priceBasis).toEqual(['head']);
    expect(likelyIn('vaquillonas a U$S 11500 al bulto').priceBasis).toEqual(['head', 'lot']);
    expect(factsOf('toro Angus U$S 2500 al bulto').priceBasis).toBe('head');
  });

  it.each([
    ['30 terneros 3,05 el kilo', 'UY', { priceAmount: '3.05', priceBasis: 'live_kg' }, ['USD', 'UYU']],
    ['30 bois, 320 a arroba', 'BR', { priceAmount: '320', priceBasis: 'arroba' }, ['BRL']],
    ['30 bois gordos, 320 a arroba, não separo', 'UY', { priceAmount: '320', priceBasis: 'arroba' }, ['BRL']],
    ['30 novillos, 2.900 el kilo', 'AR', { priceAmount: '2900', priceBasis: 'live_kg' }, ['ARS']],
  ])('keep their amount without a currency: %s', (text, country, facts, currencies) => {
    expect(factsOf(text, country)).toMatchObject(facts);
    expect(factsOf(text, country)).not.toHaveProperty('priceCurrency');
    expect(likelyIn(text, country).priceCurrency).toEqual(currencies);
  });

  it.each([
    ['VACAS GORDAS A RENDIMIENTO 4,90 EN 4TA', 'UY', '4.90', 'carcass_kg'],
    ['80 steers 420c/kg', 'AU', '4.2', 'live_kg'],
    ['60 bullocks 250p/kg', 'GB', '2.5', 'live_kg'],
    ['80 steers $340/cwt', 'US', '340', 'live_cwt'],
  ])('are read by what they are for: %s', (text, country, amount, basis) => {
    expect(factsOf(text, country, country === 'UY' ? 'es' : 'en')).toMatchObject({
      priceAmount: amount,
      priceBasis: basis,
    });
  });

  it('are none where two differ, or the only one is for several lots', () => {
    expect(factsOf('20 vacas 1000 usd c/u, contado 950 usd c/u')).not.toHaveProperty('priceAmount');
    const lots = read('Vendo 1 toro, 1 vaca y 1 ternero, todo 2500 usd');
    expect(saidIn(lots)).not.toHaveProperty('priceAmount');
    expect(lots.questions.map(({ asks }) => asks)).toContain('lots');
  });

  it('are for one pair, not for evenness', () => {
    expect(factsOf('20 vacas con cría, US$ 1400 la pareja')).toMatchObject({ priceAmount: '1400', priceBasis: 'head' });
    expect(factsOf('20 vacas con cría, US$ 1400 la pareja')).not.toHaveProperty(['traits.uniformity']);
    expect(factsOf('20 vacas, tropa pareja')).toHaveProperty(['traits.uniformity']);
  });
});

describe('a place of which another country has a larger one', () => {
  const placesOf = (text: string, country: string | null) =>
    read(text, country).facts.flatMap(({ field, value, state }) => (field === 'location' ? [[state, value]] : []));

  it('is chosen, and nothing is published that nobody said', () => {
    expect(placesOf('46 vaquillonas. Están cerca de Dolores', 'UY')).toEqual([
      ['deduced', 'Dolores, Soriano, Uruguay'],
      ['deduced', 'Dolores, Buenos Aires, Argentina'],
    ]);
    expect(placesOf('46 vaquillonas. Están cerca de Dolores', 'AR')).toEqual([
      ['said', 'Dolores, Buenos Aires, Argentina'],
    ]);
    expect(placesOf('46 vaquillonas. Están cerca de Dolores, Soriano', 'UY')).toEqual([
      ['said', 'Dolores, Soriano, Uruguay'],
    ]);
    expect(placesOf('46 vaquillonas. Están en Salto', 'UY')).toEqual([['said', 'Salto, Uruguay']]);
  });
});

describe('terms of payment', () => {
  it.each([
    ['vacas US$ 900 c/u 30/60/90', 'UY', 'days', '30/60/90'],
    ['bois R$ 320/@ 30 dias', 'BR', 'days', '30'],
    ['20 vacas R$ 4.500 cada, 3x sem juros', 'BR', 'instalments', '3'],
  ])('follow a price: %s', (text, country, kind, parts) => {
    expect(factsOf(text, country)).toMatchObject({ paymentKind: kind, paymentParts: parts });
  });

  it('are only likely behind a price where nothing says that they are days', () => {
    const terms = readAd('46 vaquillonas a 1150 dólares por cabeza, 30 y 60', { language: 'es', country: 'UY' }).facts;
    expect(terms.filter(({ field }) => field.startsWith('payment'))).toEqual([
      { field: 'paymentParts', value: '30/60', state: 'deduced', reason: 'terms', spans: [{ start: 42, end: 49 }] },
    ]);
  });

  it('have nothing but spaces between them, and no number after them', () => {
    expect(factsOf('40 novillos, 2,40 dólares el kilo, pago a 30 60 90, Artigas').paymentParts).toBe('30/60/90');
    expect(factsOf('Vendo a plazo 30 60 200 novillos').paymentParts).toBe('30/60');
    expect(factsOf('Vendo a plazo 30\n60 novillos')).toMatchObject({ paymentParts: '30', headCount: '60' });
  });

  it('are not understood where nothing says that they are', () => {
    expect(unreadIn('Vendo 40 vaquillonas Angus. Salto. 30 y 60')).toEqual(['30 y 60']);
    expect(factsOf('Vacas US$ 900 c/u, 30 y 60 kg de diferencia')).not.toHaveProperty('paymentParts');
  });
});

describe('declarations', () => {
  it.each([
    ['20 vacas con papeles', 'papers'],
    ['20 vacas con guía y papeles al día', 'papers'],
    ['20 vacas GTA em dia', 'papers'],
    ['20 cows with papers', 'papers'],
    ['20 vacas, sanidad al día', 'vaccines'],
    ['20 steers, 2 rounds', 'vaccines'],
  ])('of papers and health are asked for, not deduced: %s', (text, asks) => {
    const { healthCertificate, vaccinated } = factsOf(text);
    expect([healthCertificate, vaccinated]).toEqual([undefined, undefined]);
    expect(asksOf(text)).toContain(asks);
  });

  it.each([
    ['20 vacas con certificado sanitario', { healthCertificate: true }],
    ['20 vacas com atestado sanitário', { healthCertificate: true }],
    ['20 cows with health certificate', { healthCertificate: true }],
    ['20 vacas vacunadas contra aftosa', { vaccinated: true, 'traits.vaccines': 'Aftosa' }],
    ['20 PTIC Hereford cows', { pregnancyTested: true, class: 'cow_bred' }],
  ])('are said by words that name them: %s', (text, facts) => {
    expect(factsOf(text, null, 'en')).toMatchObject(facts);
  });

  it('are none that are denied', () => {
    expect(factsOf('10 vacas sin vacunar, no son mansas, sin certificado sanitario')).not.toMatchObject({
      vaccinated: expect.anything() as unknown,
    });
    expect(factsOf('10 terneros no vacunados, sin certificado sanitario')).not.toHaveProperty('healthCertificate');
    expect(unreadIn('10 terneros no vacunados, sin certificado sanitario')).toEqual([
      'no vacunados',
      'sin certificado sanitario',
    ]);
  });
});

describe('numbers', () => {
  it.each<[string, string, Locale, Record<string, string>]>([
    ['35 R2 Angus steers', 'NZ', 'en', { headCount: '35', ageMin: '12', ageMax: '24' }],
    ['toro Angus 1 1/2 años', 'UY', 'es', { age: '18', headCount: '1' }],
    ['bull 2½ years old', 'US', 'en', { age: '30' }],
    ['40 novillos no mayores de 3 años', 'UY', 'es', { ageMax: '36', headCount: '40' }],
    ['14.2hh bay gelding', 'IE', 'en', { 'traits.heightCm': '147', headCount: '1' }],
    ['mare, 15 hands', 'US', 'en', { 'traits.heightCm': '152', headCount: '1' }],
    ['40 vaquillonas diente de leche', 'UY', 'es', { teethMin: '0', teethMax: '0' }],
    ['30 vaquillonas paridas', 'UY', 'es', { class: 'cow_calf' }],
    ['30 vacas, se venden de a 10 mínimo, compra mínima 10 cabezas', 'UY', 'es', { minHeads: '10' }],
  ])('are what their words say: %s', (text, country, language, facts) => {
    expect(factsOf(text, country, language)).toMatchObject(facts);
  });

  it('say no class that their age denies', () => {
    expect(factsOf('500 pollitas ponedoras 16 semanas')).not.toHaveProperty('class');
    expect(likelyIn('500 pollitas ponedoras 16 semanas').class).toEqual(['pullet']);
  });

  it('of a bare minimum, arrobas, or said twice wait for their writer', () => {
    expect(likelyIn('60 gallinas, US$ 12 c/u, mínimo 10')).toMatchObject({ minHeads: ['10'] });
    expect(likelyIn('54 bois 18@', 'BR', 'pt')).toMatchObject({ weight: ['540'] });
    expect(likelyIn('20 terneros, pesan 180 kg, otros pesan 210 kg')).toMatchObject({ weight: ['180', '210'] });
  });

  it('count nothing in a year, a lactation or a length', () => {
    expect(factsOf('terneros Angus generación 2024 terneros parejos')).not.toHaveProperty('headCount');
    expect(unreadIn('Trailer of 24 ft and 12 cows', 'US', 'en').join()).toContain('24 ft');
    expect(factsOf('Trailer of 24 ft and 12 cows', 'US', 'en').headCount).toBe('12');
  });
});

it.each([
  ['24 VACAS PREÑADAS NO SE VENDEN SEPARADAS', 'UY'],
  ['24 vacas, lote cerrado', 'UY'],
  ['24 vacas, não vendo picado', 'BR'],
  ['24 cows, will not split', 'US'],
])('is sold whole: %s', (text, country) => {
  expect(factsOf(text, country).sellMode).toBe('whole');
});

it('takes an offer to talk for a negotiable price', () => {
  for (const text of ['20 vacas precio conversable', '20 vacas, precio charlable', '20 cows, open to offers'])
    expect(factsOf(text).priceNegotiable).toBe(true);
});

it('keeps the prose of its writer, but for telephone numbers', () => {
  const text = 'VENDO 46 vaquillonas!!  Preñadas, US$ 900 c/u.\n\nLlamar al 099 123 456, gracias';
  expect(read(text).description).toBe('VENDO 46 vaquillonas!! Preñadas, US$ 900 c/u.\n\nLlamar, gracias');
  for (const named of ['Cel 099 123 456', 'Tel.: 099 123 456', 'WhatsApp 099 123 456'])
    expect(read(`50 vaquillonas Angus.\n${named}`).description).toBe('50 vaquillonas Angus.');
  expect(read('50 vaquillonas. Llamar al cel 099 123 456, gracias').description).toBe(
    '50 vaquillonas. Llamar, gracias',
  );
  expect(read('Call Bob at 402-376-1234 after 6').description).toBe('Call Bob after 6');
  expect(read('Consultas al privado o al 099 123 456').description).toBe('Consultas al privado');
  const video = '10 toros Angus. Video https://youtu.be/dQw4w9WgXcQ Fuertes';
  expect(factsOf(video).youtubeUrl).toBe('https://youtu.be/dQw4w9WgXcQ');
  expect(read(video).description).toBe(video);
});

describe('several lots', () => {
  it('are read one by one, each with the place and the terms of all', () => {
    const text =
      '46 vaquillonas Angus 280 kg US$ 2,10 el kilo y 30 terneros Hereford 170 kg US$ 2,60 el kilo. Salto. Plazo 30/60';
    const first = read(text);
    expect(saidIn(first)).toMatchObject({
      headCount: '46',
      breed: 'Angus',
      weight: '280',
      priceAmount: '2.10',
      paymentParts: '30/60',
    });
    expect(first.description).not.toContain('terneros');
    const [second = '', ...others] = first.otherLots;
    expect(others).toEqual([]);
    expect(factsOf(second)).toMatchObject({
      class: 'calf_m',
      headCount: '30',
      breed: 'Hereford',
      weight: '170',
      priceAmount: '2.60',
      paymentParts: '30/60',
      location: saidIn(first).location,
    });
  });

  it('take a price for one of them only if it names one', () => {
    expect(factsOf('5 vacas y 1 toro Simmental, US$ 900 por cabeza').priceAmount).toBe('900');
    expect(factsOf('5 vacas y 1 toro, el toro US$ 900 por cabeza')).not.toHaveProperty('priceAmount');
  });

  it('are one of males and females, if they are young', () => {
    expect(factsOf('15 machos 12 hembras terneros Angus')).toMatchObject({ class: 'calf_mixed', headCount: '27' });
    expect(factsOf('27 terneros, 15 machos y 12 hembras')).toMatchObject({ class: 'calf_mixed', headCount: '27' });
    expect(asksOf('15 machos y 12 hembras Hereford de 2 años')).toContain('lots');
    expect(factsOf('15 terneros machos Angus')).toMatchObject({ class: 'calf_m', headCount: '15' });
  });

  it('that are sold as one have no class that one word says', () => {
    expect(asksOf('14 mixed steers and heifers', 'US', 'en')).toContain('class');
  });
});

describe('places', () => {
  it('of another country than the writer’s are taken where the region is said, else confirmed if the text is of it', () => {
    expect(factsOf('50 vacas, Patos de Minas MG').location).toBe('Patos de Minas, Minas Gerais, Brasil');
    expect(likelyIn('50 vacas leiteiras, Patos de Minas').location).toEqual(['Patos de Minas, Minas Gerais, Brasil']);
    expect(factsOf('50 vacas leiteiras, Patos de Minas')).not.toHaveProperty('location');
    expect(likelyIn('50 vacas lecheras, Patos de Minas')).not.toHaveProperty('location');
  });

  it.each([
    ['Las Flores (BA)', 'Las Flores, Buenos Aires, Argentina'],
    ['La Paz (E.R.)', 'La Paz, Entre Ríos, Argentina'],
    ['San Justo (BA)', 'San Justo, Buenos Aires, Argentina'],
    ['San Justo (Cba.)', 'San Justo, Córdoba, Argentina'],
    ['Santa Rosa (LP)', 'Santa Rosa, La Pampa, Argentina'],
    ['Ayacucho (Bs. As.)', 'Ayacucho, Buenos Aires, Argentina'],
    ['Santa Rosa (RS)', 'Santa Rosa, Rio Grande do Sul, Brasil'],
    ['Lages (SC)', 'Lages, Santa Catarina, Brasil'],
    ['Paris (TX)', 'Paris, Texas'],
  ])('of a name that many have are in the province in brackets: %s', (text, location) => {
    expect(saidIn(readAd(`40 vacas Angus en ${text}`, { language: 'es', country: null })).location).toBe(location);
  });

  it('are none of a name that no place has in the province in brackets', () => {
    const text = '40 vacas Angus en San Justo (LP)';
    expect(factsOf(text)).not.toHaveProperty('location');
    expect(likelyIn(text)).not.toHaveProperty('location');
    expect(unreadIn(text)).toEqual(['San Justo (LP']);
  });

  it('are no words that are only nearly one', () => {
    expect(factsOf('20 terneros Angus. Excelentes. Saltos. Consultar por Tacuarenbo')).not.toHaveProperty('location');
  });
});

it('takes nothing from a text that says nothing, and invents no currency, basis or mean', () => {
  expect(read('Buenas! Alguien tiene el teléfono del veterinario?')).toMatchObject({ facts: [], questions: [] });
  expect(factsOf('20 terneros, 3,10')).not.toHaveProperty('priceAmount');
  expect(unreadIn('20 terneros, 3,10')).toEqual(['3,10']);
  expect(factsOf('20 terneros U$S 600')).not.toHaveProperty('priceBasis');
  expect(factsOf('20 terneros $ 3,10 el kilo')).not.toHaveProperty('priceCurrency');
  expect(factsOf('20 terneros 160 a 180 kg')).not.toHaveProperty('weight');
});

it('says of a request to buy that it is none of a seller', () => {
  expect(asksOf('Hola, compro 100 terneros hasta 180 kg')).toContain('wanted');
  expect(asksOf('Vendo o permuto 10 vacas, busco toro')).not.toContain('wanted');
});

it('reads an advertisement in the language that it is written in', () => {
  const reading = read('60 bezerros Nelore, R$ 13,50 o kg, à vista, não vendo separado', 'BR');
  expect(reading.language).toBe('pt');
  expect(saidIn(reading).priceAmount).toBe('13.50');
  expect(read('Vendo vacas paridas: 15 nelore c/ bezerro (8 machos e 7 fêmeas)', 'BR', 'pt').language).toBe('pt');
  expect(read('Vendo 20 bezerros nelore 200 kg', 'BR', 'es').language).toBe('pt');
  expect(read('45 terneros hereford 170 kg', 'UY', 'pt').language).toBe('es');
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
  if (random.chance(0.01)) return random.pick(PIECES).repeat(AD_MAX).slice(0, AD_MAX);
  const pieces = Array.from({ length: random.int(1, random.chance(0.01) ? 900 : 60) }, () =>
    random.chance(0.2) ? String.fromCodePoint(random.int(32, 0x2fff)) : random.pick(PIECES),
  );
  return pieces.join(random.chance(0.7) ? ' ' : '').slice(0, AD_MAX);
}

const inside = ({ start, end }: Span, spans: readonly Span[]) =>
  spans.some((span) => span.start <= start && end <= span.end);

/** What may not be lost: numbers, signs of money and negations, as far as a text says them by itself. */
const SIGNIFICANT = /^(?:\d.*|[$€£₡₲%]|us\$|u\$s|usd|sin|ni|not|without|sem|nem|não|nao)$/;

/** The fields that one phrase may fill together. */
const TOGETHER = [
  /^(?:category|class|headCount)$/,
  // A breed such as F1 is of one species.
  /^(?:category|breed)$/,
  /^price/,
  /^payment/,
  /^(?:sellMode|minHeads|priceBasis)$/,
  /^weight/,
  /^age/,
  /^teeth/,
  /^(?:vaccinated|traits\.(?:vaccines|brucellosis|bvd))$/,
  /^(?:pregnancyTested|traits\.pregnancyMethod|class|category)$/,
  /^traits\.(?:brucellosis|tuberculosis)$/,
];

/** The numbers, signs and negations of a text that are lost or taken twice. */
function lostIn(text: string, reading: AdReading): string[] {
  const { facts, questions, unread } = reading;
  const hidden = [...reading.phones, ...reading.addresses].flatMap((phone) =>
    text
      .split(phone)
      .slice(0, -1)
      .reduce<Span[]>((spans, before) => {
        const start = (spans.at(-1)?.end ?? 0) + before.length;
        return [...spans, { start, end: start + phone.length }];
      }, []),
  );
  return tokensOf(text)
    .filter((token) => SIGNIFICANT.test(token.text) && !inside(token, hidden))
    .filter((token) => {
      const fields = facts.filter(({ spans }) => inside(token, spans)).map(({ field }) => field);
      const asked = questions.filter(({ spans }) => inside(token, spans));
      const isOneFact =
        fields.length > 0 && (new Set(fields).size === 1 || TOGETHER.some((of) => fields.every((one) => of.test(one))));
      const holders = [isOneFact, asked.length === 1, inside(token, unread)].filter(Boolean).length;
      return holders !== 1 || (fields.length > 0 && !isOneFact);
    })
    .map(({ start, end }) => text.slice(Math.max(0, start - 25), end + 15));
}

it.each(ADS)('$country: $text', ({ country, language, text, facts, ...open }) => {
  const reading = readAd(text, { language, country });
  expect({
    facts: saidIn(reading),
    deduced: deducedIn(reading),
    questions: reading.questions.map(({ asks }) => asks),
    unread: wordsOf(text, reading.unread),
    phones: reading.phones,
    lost: lostIn(text, reading),
  }).toEqual({ facts, deduced: {}, questions: [], unread: [], phones: [], lost: [], ...open });
  for (const phone of reading.phones) expect(reading.description).not.toContain(phone);
});

it('loses none in any text', () => {
  for (let round = 0; round < 500; round += 1) {
    const text = randomText().replace(/["“”«»'’´]/g, ' ');
    const reading = readAd(text, { language: random.pick(LOCALES), country: random.pick(['UY', 'US', 'BR', null]) });
    const held = reading.unread.length + reading.facts.length + reading.questions.length;
    expect({ text, lost: held === 0 ? [] : lostIn(text, reading) }).toEqual({ text, lost: [] });
  }
});

/** The processor time that reading takes, in microseconds. */
const timeOf = (text: string) => {
  const start = process.cpuUsage();
  readAd(text, { language: 'es', country: 'UY' });
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

const ATTEMPTS = 5;
const filled = (piece: string) => piece.repeat(AD_MAX).slice(0, AD_MAX);
/** The least of a few readings: a pause of the machine's is no fault of the text. */
const leastTimeOf = (text: string) => Math.min(...Array.from({ length: ATTEMPTS }, () => timeOf(text)));
const isSlow = (piece: string, limit: number) =>
  Array.from({ length: ATTEMPTS }).every(() => timeOf(filled(piece)) > limit);

it('takes a time that grows with the length of the text, whatever it is', () => {
  const honest = ADS.map(({ text }) => text)
    .join('\n\n')
    .slice(0, AD_MAX);
  const usual = leastTimeOf(honest);
  for (const piece of [
    '1 ',
    '12 ',
    '12-',
    '1/2 ',
    '099 123 45 ',
    '(',
    'no ',
    '30 y 60 ',
    'mil ',
    'x 5 ',
    '20 vacas ',
    'San ',
  ])
    expect({ piece, isSlow: isSlow(piece, 5 * usual) }).toEqual({ piece, isSlow: false });
});

it('looks for no word of a text through the whole of it', () => {
  const numbers = leastTimeOf(filled('1 '));
  for (const piece of ['5 bucks ', 'lote cerrado 128 mil, ', 'PCIA ', 'BVD ', 'roan ', '3.800 ', 'no preñadas '])
    expect({ piece, isSlow: isSlow(piece, 3 * numbers) }).toEqual({ piece, isSlow: false });
});

it('takes “neg” for the result of a test, unless it is said of the price', () => {
  for (const text of ['12 bred heifers, BVD tested neg', 'Neg Coggins, 9yo gelding'])
    expect(factsOf(text, 'US', 'en')).not.toHaveProperty('priceNegotiable');
  expect(factsOf('12 bred heifers, price neg', 'US', 'en')).toMatchObject({ priceNegotiable: true });
});

it.each([
  ['20 cows, free delivery within 200 km', 'CA', 'en'],
  ['20 vacas, flete incluido hasta 150 km', 'UY', 'es'],
  ['20 vacas, frete grátis até 80 km', 'BR', 'pt'],
] as const)('says nobody who pays the freight where it is paid for near only: %s', (text, country, language) => {
  expect(factsOf(text, country, language)).not.toHaveProperty('freightPayer');
  expect(unreadIn(text, country, language).join()).toMatch(/200|150|80/);
});

describe('lots', () => {
  const lotsOf = (text: string, country: string | null = 'UY', language: Locale = 'es') =>
    read(text, country, language).otherLots;

  it('calls a further group as the one before it', () => {
    expect(lotsOf('40 terneros machos 200 kg, 30 hembras 170 kg. Durazno')).toEqual([
      'terneros\n30 hembras 170 kg. Durazno',
    ]);
  });

  it.each([
    ['12 ovelhas e 1 carneiro. 600 cada ovelha e 2000 o carneiro. Lages SC', 'BR', 'pt'],
    ['8 vacas e 1 touro, 4500 vaca e 9000 touro. Castro PR', 'BR', 'pt'],
    ['10 ovejas y 1 carnero. 100 usd la oveja, 500 carnero. Minas', 'UY', 'es'],
    ['10 ewes and 1 ram, 200 each ewe and 400 the ram. Waco TX', 'US', 'en'],
  ] as const)('takes no price for a lot: %s', (text, country, language) => {
    const others = lotsOf(text, country, language);
    expect(others).toHaveLength(1);
    expect(lotsOf(others.join('\n'), country, language)).toEqual([]);
  });

  it('takes no price of other animals', () => {
    expect(factsOf('1 carnero. 120 usd las ovejas. Minas')).not.toHaveProperty('priceAmount');
    expect(factsOf('1 carnero. 120 usd las ovejas, 400 usd el carnero. Minas')).toHaveProperty('priceAmount', '400');
  });
});

it.each([
  ...['brucelosis ', 'machos a 62 y hembras a 58 ', 'vacunadas, ', '¿preñadas? '],
  ...['load lot only. ', 'Vendo 12 vaquillas suizas cargadas, ', 'Salto o Artigas '],
])('reads «%s» without end in time that grows with its length', (words) => {
  const long = words.repeat(AD_MAX).slice(0, AD_MAX);
  expect(growth((size) => read(long.slice(0, size)), AD_MAX / 4)).toBeLessThan(LINEAR);
});

it.each([
  ['30 novillos 380 kg a 1.95 precio en pie. Durazno', '1.95', 'live_kg'],
  ['20 vaquillonas preñadas, pido setecientos por cada una. Melo', '700', 'head'],
])('reads an amount without its unit by the words around it: %s', (text, priceAmount, priceBasis) => {
  expect(factsOf(text)).toMatchObject({ priceAmount, priceBasis });
});

it('takes what animals eat for no state of theirs', () => {
  expect(factsOf('25 steers, fed barley, 900 lbs. $2.10/lb. Great Falls MT').class).not.toBe('steer_fat');
  expect(factsOf('25 fed steers, 1,350 lbs. $2.10/lb. Great Falls MT').class).toBe('steer_fat');
});

it('takes thousands for no weight where no animals are named', () => {
  expect(factsOf('JD 6110 w/ loader, 2012, cab a/c. 48k. Guelph ON', 'CA', 'en')).not.toHaveProperty('weight');
  expect(factsOf('30 novillos 320k. Tacuarembó')).toHaveProperty('weight', '320');
});
