import type { Locale } from '@/lib/core/i18n/locales';
import { readAd } from './read-ad';

/** What a text says, whatever it only makes likely left out. */
function saidIn(language: Locale, country: string, text: string): Record<string, string | boolean> {
  const { facts } = readAd(text, { language, country });
  return Object.fromEntries(facts.flatMap(({ field, value, state }) => (state === 'said' ? [[field, value]] : [])));
}

/** What is asked or shown as not understood. */
function openIn(language: Locale, country: string, text: string): string {
  const { questions, unread } = readAd(text, { language, country });
  return [...questions.flatMap(({ spans }) => spans), ...unread]
    .map(({ start, end }) => text.slice(start, end))
    .join(' | ');
}

type Case = [language: Locale, country: string, text: string, shown: string];

describe('an amount that nobody asks for the animals', () => {
  const OF_OTHERS: Case[] = [
    ['en', 'GB', '140 Texel x store lambs, 34 kgs. Same sort made £98 last week', '£98'],
    ['en', 'AU', '320 ewes. Next door made $310 last month', '$310'],
    ['en', 'US', '40 steers. Brothers brought $2.85/lb at Joplin last fall', '$2.85/lb'],
    ['es', 'AR', '85 terneros. El lote del vecino hizo $5.200 el kilo la semana pasada', '$5.200 el kilo'],
    ['es', 'AR', '85 terneros. El año pasado se vendieron a $3.500 el kilo', '$3.500 el kilo'],
    ['es', 'UY', '38 vacas. El lote anterior hizo U$S 2,10', 'U$S 2,10'],
    ['pt', 'BR', '60 terneiros. Ano passado vendi a R$ 11,80', 'R$ 11,80'],
    ['pt', 'BR', '60 terneiros. No leilão fizeram R$ 11,80 o kg', 'R$ 11,80 o kg'],
    ['pt', 'BR', '18 vacas 14@. Boi na praça tá R$ 318', 'R$ 318'],
  ];
  const OF_FREIGHT: Case[] = [
    ['pt', 'BR', '30 ovelhas. Levo em Juazeiro, R$ 300 o frete', 'R$ 300 o frete'],
    ['es', 'AR', '20 novillos. Flete $200.000', '$200.000'],
    ['es', 'UY', '20 novillos. Flete hasta Durazno U$S 300', 'U$S 300'],
    ['es', 'AR', '20 novillos, flete aparte $1.500 el km', '$1.500 el km'],
    ['en', 'US', '3 hfrs, can haul $4 a loaded mile', '$4 a loaded mile'],
    ['en', 'US', '3 hfrs. Delivery available for $200', '$200'],
    ['en', 'GB', '3 hfrs. Haulage £2 per mile', '£2 per'],
    ['pt', 'BR', '20 novilhas, frete R$ 8 o km', 'R$ 8 o km'],
  ];
  const OF_BIDS_AND_PARTS: Case[] = [
    ['pt', 'BR', '12 touros Nelore, Lance mínimo R$ 500/parcela, 30 parcelas', 'Lance mínimo R$ 500/parcela'],
    ['pt', 'BR', '12 touros Nelore, 30 parcelas de R$ 500', 'R$ 500'],
    ['pt', 'BR', '12 touros Nelore, 30x de R$ 500', 'R$ 500'],
    ['es', 'AR', '12 toros, $450.000 por cuota', '$450.000 por cuota'],
    ['es', 'AR', '12 toros, $450.000 x 10 cuotas', '$450.000 x 10 cuotas'],
    ['es', 'UY', '12 toros, base de U$S 2500 la cabeza', 'base de U$S 2500 la cabeza'],
    ['es', 'MX', 'Toro, puja inicial $30,000', 'puja inicial $30,000'],
    ['en', 'AU', '320 ewes, start price $270', 'start price $270'],
    ['en', 'US', 'Bull, bids start at $3000', 'bids start at $3000'],
    ['en', 'US', 'Bull, opening bid $3000', 'opening bid $3000'],
  ];
  const UNDER_A_CONDITION: Case[] = [
    ['es', 'BO', 'Gallinas ponedoras. 65 bs desde 50 unidades', '65 bs desde 50 unidades'],
    ['es', 'UY', '40 terneros a U$S 500 por 20 o más', 'U$S 500 por 20 o más'],
    ['es', 'AR', '40 terneros, $900.000 c/u por lote de 10', '$900.000 c/u por lote de 10'],
    ['en', 'US', '40 ewes $250 for 10 or more', '$250 for 10 or more'],
    ['en', 'US', '40 ewes, $250 each in lots of 10+', '$250 each in lots of 10'],
    ['pt', 'BR', '40 ovelhas, R$ 900 por 10 ou mais', 'R$ 900 por 10 ou mais'],
  ];

  it.each([...OF_OTHERS, ...OF_FREIGHT, ...OF_BIDS_AND_PARTS, ...UNDER_A_CONDITION])(
    'is shown or asked, and never said: [%s %s] %s',
    (language, country, text, shown) => {
      expect(saidIn(language, country, text)).not.toHaveProperty('priceAmount');
      expect(openIn(language, country, text)).toContain(shown);
    },
  );

  it.each<[Locale, string, string, string]>([
    ['en', 'US', '3 hfrs $3200 each. Delivery $4/mile', '3200'],
    ['es', 'AR', '20 novillos, $4.800 el kg, flete aparte $1.500 el km', '4800'],
    ['es', 'AR', '20 vacas flete incluido $900.000 c/u', '900000'],
    ['pt', 'BR', '20 vacas R$ 3.000 frete por conta do comprador', '3000'],
    ['es', 'UY', '20 toros Hereford a U$S 2500 en 3 cuotas', '2500'],
  ])('leaves what is asked: [%s %s] %s', (language, country, text, amount) => {
    expect(saidIn(language, country, text).priceAmount).toBe(amount);
  });
});

describe('a weight that is not that of the animals', () => {
  it.each<Case>([
    ['es', 'UY', '40 borregas Corriedale, dieron 3,8 kg de vellón', '3,8 kg de vellón'],
    ['es', 'UY', '40 borregas Corriedale, dieron 3,8 kg de vellon', '3,8 kg de vellon'],
    ['en', 'AU', '40 Merino wethers cutting 6 kg of fleece', '6 kg of fleece'],
    ['pt', 'BR', '40 ovelhas Corriedale, dão 3 kg de velo', '3 kg de velo'],
    ['es', 'UY', '38 vacas. Las del año pasado pesaron 490 kg', '490 kg'],
    ['en', 'US', '40 calves weaned at 610 lbs last fall', '610 lbs'],
    ['es', 'UY', 'Toro Angus. Los hijos destetan con 210 kg', '210 kg'],
    ['pt', 'BR', '85 garrotes, R$ 330 a @ de 30 kg', '30 kg'],
    ['pt', 'BR', '85 garrotes, 330 na @ (30kg vivo)', '30kg'],
    ['pt', 'BR', '85 bois, R$ 330 a @ (15 kg carcaça)', '15 kg'],
  ])('is shown, and never said: [%s %s] %s', (language, country, text, shown) => {
    expect(saidIn(language, country, text)).not.toHaveProperty('weight');
    expect(openIn(language, country, text)).toContain(shown);
  });

  it('leaves theirs', () => {
    expect(saidIn('es', 'AR', '40 ovejas Merino, 4,5 kg de vellón limpio, 50 kg').weight).toBe('50');
  });
});

describe('litres a day', () => {
  it.each<Case>([
    ['es', 'CO', '12 novillas Gyr. Las mamas dan 18 litros', '18 litros'],
    ['es', 'CO', '12 novillas Gyr. Las madres dan 18 litros', '18 litros'],
    ['es', 'CO', '12 novillas Gyr. Hijas de vacas de 20 litros', '20 litros'],
    ['es', 'AR', '12 vaquillonas holando. El rodeo promedia 28 litros', '28 litros'],
    ['es', 'AR', '2 toros Jersey. Las vacas andan en 21 lts', '21 lts'],
    ['pt', 'BR', '12 novilhas girolando. As mães dão 18 litros', '18 litros'],
    ['pt', 'BR', '12 novilhas girolando, mãe com 25L/dia', '25L'],
    ['en', 'GB', '12 Holstein heifers. Their dams gave 30 litres a day', '30 litres a day'],
    ['en', 'GB', '12 Holstein heifers. Herd average 30 litres', '30 litres'],
    ['pt', 'BR', '4 vacas girolando produzindo 20 a 25L', '20 a 25L'],
    ['es', 'AR', '10 vacas holando, 20/25 lts', '20/25 lts'],
    ['es', 'AR', '10 vacas holando, entre 20 y 25 litros', '20 y 25 litros'],
    ['en', 'GB', '10 Holstein cows, 25-30 litres a day', '25-30 litres a day'],
    ['es', 'AR', '10 vacas holando, mas de 20 litros', '20 litros'],
    ['es', 'AR', '10 vacas holando con pico de 30 litros', '30 litros'],
    ['en', 'GB', '10 Holstein cows up to 30 litres', '30 litres'],
  ])('of mothers, of a range or up to a limit are shown: [%s %s] %s', (language, country, text, shown) => {
    expect(saidIn(language, country, text)).not.toHaveProperty(['traits.litresDay']);
    expect(openIn(language, country, text)).toContain(shown);
  });

  it.each<[Locale, string, string, string]>([
    ['es', 'AR', '20 vacas holando promedio 22 litros', '22'],
    ['es', 'AR', 'Rodeo de 20 vacas holando, 18 litros', '18'],
    ['pt', 'BR', '4 vacas girolando dando 20L', '20'],
    ['en', 'GB', '20 Holstein cows in milk averaging 28 litres', '28'],
  ])('are those of the animals: [%s %s] %s', (language, country, text, litres) => {
    expect(saidIn(language, country, text)['traits.litresDay']).toBe(litres);
  });
});

it.each<[Locale, string, string, string, string]>([
  ['en', 'US', '30 cows 4 to 6 months bred', 'ageMin', '4 to 6 months bred'],
  ['es', 'UY', '30 vacas de 4 a 6 meses de preñez', 'ageMin', '4 a 6 meses de preñez'],
  ['en', 'US', '40 calves 60 to 90 days weaned', 'weanedDays', '60 to 90 days weaned'],
  ['pt', 'BR', '4 vacas girolando, 1 seca prenha de 7 meses', 'class', '1 seca prenha de 7 meses'],
  ['pt', 'BR', '4 vacas girolando, 1 seca prenha de 7 meses', 'traits.monthsPregnant', 'prenha de 7 meses'],
  ['es', 'UY', '30 vacas, 8 secas preñadas', 'class', '8 secas preñadas'],
  ['es', 'UY', '30 vacas, unas con cría y otras vacías', 'class', 'unas con cría'],
  ['en', 'US', '75 heifers, not gtd open', 'class', 'not gtd'],
  ['en', 'US', '75 heifers, not checked open', 'class', 'not checked'],
  ['en', 'US', '20 pairs and open cows', 'class', ''],
  ['en', 'GB', '8 suckler cows 2nd-4th calvers', 'teethMin', '2nd-4th calvers'],
  ['en', 'GB', '8 suckler cows, 4th calvers', 'teethMin', '4th calvers'],
  ['en', 'NZ', '200 Romney ewes, 6th lambers', 'teethMin', '6th lambers'],
  ['en', 'GB', '200 Mule ewes, sale 4th October', 'teethMin', '4th October'],
  ['en', 'US', '20 cows bred for 4th calf', 'teethMin', '4th calf'],
  ['pt', 'BR', 'Touro Nelore. Bezerros desmamam com 230 kg', 'traits.calfKg', '230 kg'],
  ['en', 'US', '20 pairs, wont split pairs, may split into 2 groups of 10', 'sellMode', '2 groups of 10'],
  ['es', 'AR', '2 toros Jersey. Las vacas no se venden separadas', 'sellMode', 'no se venden separadas'],
])(
  'what is of some, of another day or of others is not said: [%s %s] %s: %s',
  (language, country, text, field, shown) => {
    expect(saidIn(language, country, text)).not.toHaveProperty([field]);
    expect(openIn(language, country, text)).toContain(shown);
  },
);

it.each<[Locale, string, string]>([
  ['en', 'US', '20 young pairs. Cows are open, no bull turned in'],
  ['es', 'AR', '30 vacas c/cria al pie. Vacias, sin servicio'],
  ['pt', 'BR', '30 vacas com cria ao pé. Vazias'],
  ['en', 'AU', '30 cows with calves at foot, PTE'],
])('mothers with their young that are empty stay with them: [%s %s] %s', (language, country, text) => {
  expect(saidIn(language, country, text).class).toBe('cow_calf');
});

it('reads teeth of sheep', () => {
  expect(saidIn('en', 'NZ', '200 Romney ewes 2ths and 4ths')).toMatchObject({ teethMin: '2', teethMax: '4' });
});

describe('a breed', () => {
  it.each<[Locale, string, string]>([
    ['es', 'AR', '40 vaq 1/2 sangre Brangus, 290 kg'],
    ['es', 'AR', '40 vaq ½ sangre Brangus, 290 kg'],
    ['pt', 'BR', '40 novilhas 3/4 sangue Nelore, 290 kg'],
    ['en', 'US', '40 half blood Brangus heifers'],
    ['en', 'US', '40 1/2 blood Wagyu heifers'],
    ['en', 'US', '40 3/4 Angus heifers'],
    ['en', 'AU', '40 1st X ewes'],
    ['en', 'IE', '40 CH x weanling bulls'],
  ])('of which animals have a part is crossed: [%s %s] %s', (language, country, text) => {
    expect(saidIn(language, country, text)).toMatchObject({ breed: 'Crossbred', headCount: '40' });
  });

  it.each<[Locale, string, string, string]>([
    ['es', 'AR', '40 vaq 5/8 Brangus, 290 kg', 'Brangus'],
    ['pt', 'BR', '12 vacas 1/2 sangue girolando', 'Girolando'],
    ['pt', 'BR', '12 vacas girolando 3/4', 'Girolando'],
    ['es', 'UY', '50 nov 4/6 Angus, 400 kg', 'Angus'],
    ['es', 'AR', '40 vaq Hereford, 10 de ellas 1/2 sangre', 'Hereford'],
  ])('stays where it has such parts, or only some are crossed: [%s %s] %s', (language, country, text, breed) => {
    expect(saidIn(language, country, text).breed).toBe(breed);
  });

  it.each(['30 vacas de invernar He y cruzas, 400 kg', '30 vacas HE y cruzas', '30 vacas he y sus cruzas'])(
    'beside crosses that nobody here knows is asked: %s',
    (text) => {
      expect(saidIn('es', 'UY', text)).not.toHaveProperty('breed');
      expect(readAd(text, { language: 'es', country: 'UY' }).questions.map(({ asks }) => asks)).toContain('breed');
    },
  );
});

it.each<[Locale, string, string, string]>([
  ['es', 'UY', 'Yegua overa rosada 7 años', 'overa rosada'],
  ['es', 'AR', 'Caballo zaino colorado de 6 años', 'zaino colorado'],
  ['pt', 'BR', 'Égua baio ruano, 5 anos', 'baio ruano'],
  ['es', 'AR', '30 vacas, negras y caretas, 400 kg', 'negras y caretas'],
  ['es', 'AR', '30 vacas negras y coloradas, 400 kg', 'negras y coloradas'],
])('a coat is all its colours: [%s %s] %s', (language, country, text, coat) => {
  expect(saidIn(language, country, text)['traits.coat']).toBe(coat);
});

it.each<[Locale, string, string]>([
  ['es', 'MX', '35 becerros pa engorda, 200 kg'],
  ['pt', 'BR', '20 vacas Nelore pa cria, 400 kg'],
  ['pt', 'BR', '20 vacas Nelore, Redenção PA'],
])('«pa» says nothing of papers: [%s %s] %s', (language, country, text) => {
  expect(saidIn(language, country, text)).not.toHaveProperty(['traits.registered']);
});

it.each<[Locale, string, string, Record<string, string | boolean>]>([
  ['es', 'PY', '100 desmamantes. Gs. 19.500 el kg', { priceCurrency: 'PYG', priceAmount: '19500' }],
  ['es', 'BO', '100 desmamantes a Bs. 3.500 cada uno', { priceCurrency: 'BOB', priceAmount: '3500' }],
  ['en', 'AU', '70 cull cows 430kg, off a block 90k north of Cloncurry', { weight: '430' }],
  ['en', 'ZA', '32 Bonsmara type weaners, 18 bull calves 14 heifers, 210-240kg', { headCount: '32', weightMin: '210' }],
  ['en', 'AU', '48 Ang X weaner strs', { breed: 'Crossbred' }],
  ['pt', 'BR', '26 novilhas R$ 5.800 cada, aceito negociar', { priceNegotiable: true }],
  ['pt', 'BR', '2 novilhos R$ 11,00 kg vivo, pago na hora', { paymentKind: 'cash' }],
  ['es', 'PY', '100 desmamantes. Balanza propia', { 'traits.farmScale': true }],
])('is read: [%s %s] %s', (language, country, text, facts) => {
  expect(saidIn(language, country, text)).toMatchObject(facts);
});

it.each<[Locale, string, string, string]>([
  ['pt', 'BR', 'Égua 5 anos. 15mil ou troco em 6 bezerros', 'troco em 6 bezerros'],
  ['en', 'US', 'Mare 5 yrs, will trade for 6 heifers', 'trade for 6 heifers'],
  ['es', 'AR', 'Caballo 5 años, lo cambio por 2 vaquillonas preñadas', '2 vaquillonas'],
])('animals that are taken in exchange are no lot: [%s %s] %s', (language, country, text, shown) => {
  const { questions, otherLots } = readAd(text, { language, country });
  expect(questions.map(({ asks }) => asks)).not.toContain('lots');
  expect(otherLots).toEqual([]);
  expect(openIn(language, country, text)).toContain(shown);
});

it.each<[Locale, string, string, string]>([
  ['es', 'BO', 'Gallinas ponedoras. A domicilio desde 200 aves', 'desde 200'],
  ['es', 'UY', '200 corderos, envío a partir de 50', 'envío a partir de 50'],
  ['pt', 'BR', '200 cordeiros, entrego a partir de 50 cabeças', 'a partir de 50'],
])('so many that are brought are no least number: [%s %s] %s', (language, country, text, shown) => {
  expect(readAd(text, { language, country }).facts.map(({ field }) => field)).not.toContain('minHeads');
  expect(openIn(language, country, text)).toContain(shown);
});

it.each<[Locale, string, string, string]>([
  ['pt', 'BR', '4 vacas girolando, 1 seca prenha de 7 meses, uma novilha. Patos de Minas MG', 'uma novilha.'],
  ['es', 'UY', '20 vacas preñadas, un toro Hereford. Durazno', 'un toro Hereford.'],
])('one more animal is a lot of its own: [%s %s] %s', (language, country, text, shown) => {
  expect(readAd(text, { language, country }).questions.map(({ asks }) => asks)).toContain('lots');
  expect(openIn(language, country, text)).toContain(shown);
});

it.each<[Locale, string, string, string, string]>([
  ['es', 'UY', '30 novillos que van a llegar a 480 kg', 'weight', '480 kg'],
  ['en', 'US', '30 steers should weigh 800 by October', 'weight', '800'],
  ['en', 'US', '30 steers will weigh 800 lbs in the fall', 'weight', '800 lbs'],
  ['en', 'GB', '30 ewes, lambed 170% last year', 'class', 'lambed 170%'],
  ['pt', 'BR', '40 vacas, desmamaram bezerro de 220 kg ano passado', 'traits.calfKg', '220 kg'],
  ['es', 'AR', 'Toro Hereford, en el remate sacó $8.000.000 el hermano', 'priceAmount', '$8.000.000'],
])('what was or will be is not said: [%s %s] %s: %s', (language, country, text, field, shown) => {
  expect(saidIn(language, country, text)).not.toHaveProperty([field]);
  expect(openIn(language, country, text)).toContain(shown);
});
