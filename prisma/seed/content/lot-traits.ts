import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { traitsOfClass } from '@/lib/livestock/facts/class-traits';
import { createRandom, type Random } from './random';
import type { Country, Language } from './types';

type Value = string | number | boolean | { what: string }[];

/** The traits of a lot by name. */
export type DemoTraits = Record<string, Value>;

/** Traits of its species, of which the class may not have all. */
type Drawn = Record<string, Value | undefined>;

/** What the traits follow from: what a listing says already must not be contradicted. */
type Stated = {
  country: Country;
  language: Language;
  breed: string;
  age: number;
  heads: number;
  vaccinated: boolean;
  text: string;
};

const FED = /corral|feedlot|confin|raci[oó]n|balancead|ração|grain/i;
const GRAZED = /past[oua]|campo natural|grass|nativ/i;
const TAME = /mans|dócil|docile|gentle|quiet|tame/i;
const EVEN = /parej|uniform|\beven\b|padron/i;
const REGISTERED = /pedigr|registr|\bP[PO]\b|puro de origen/i;
const SCANNED = /ecograf|ultras|ultrassom|scan/i;
const VACCINES: Record<Language, readonly string[]> = {
  es: ['Clostridiales', 'Carbunco', 'IBR y DVB'],
  pt: ['Clostridioses', 'Raiva', 'IBR e BVD'],
  en: ['Blackleg', 'IBR', 'BVD'],
};

/** Returns the number that the text says before some words; undefined if it says none. */
function numberBefore(text: string, words: string): number | undefined {
  const [, number] = new RegExp(String.raw`(\d+(?:[.,]\d)?)\s(?:${words})`, 'i').exec(text) ?? [];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}

function feedOf({ text }: Stated): string | undefined {
  if (FED.test(text)) return GRAZED.test(text) ? 'supplement' : 'feedlot';
  return GRAZED.test(text) ? 'grass' : undefined;
}

function cattle(random: Random, lot: Stated, code: ClassCode): Drawn {
  const { country, text, age, heads, language } = lot;
  const feed = feedOf(lot);
  const isBreeding = CLASSES[code].sex === 'female' || CLASSES[code].family === 'bull';
  const calvings = Math.max(1, Math.floor((age - 26) / 13));
  return {
    ...(heads > 1 && { uniformity: EVEN.test(text) || random.chance(0.6) ? 'even' : 'fair' }),
    temperament: TAME.test(text) ? 'docile' : random.pick(['docile', 'quiet', 'quiet']),
    feed,
    ...(country !== 'US' && country !== 'CL' && { ticks: random.pick(['free', 'treated']) }),
    ...(isBreeding && { brucellosis: random.pick(['negative', 'free', 'vaccinated']), tuberculosis: 'negative' }),
    pregnancyMethod: SCANNED.test(text) ? 'ultrasound' : random.pick(['palpation', 'ultrasound']),
    parity: calvings,
    lactation: Math.min(10, calvings),
    litresDay: numberBefore(text, 'litr|l/d|liters'),
    ...(REGISTERED.test(text) && { registered: true }),
    ...((country === 'UY' || random.chance(0.3)) && { traced: true }),
    ...(feed === 'grass' && random.chance(0.5) && { grassFed: true }),
    ...(lot.vaccinated && { vaccines: VACCINES[language].slice(0, random.int(1, 3)).map((what) => ({ what })) }),
  };
}

function flock(random: Random, lot: Stated): Drawn {
  const { heads, text } = lot;
  const twins = Math.round(heads * random.pick([0.15, 0.25, 0.35]));
  return {
    feed: feedOf(lot),
    footrot: random.pick(['free', 'negative']),
    cae: random.pick(['negative', 'unknown']),
    micron: numberBefore(text, 'micr') ?? (lot.breed === 'Merino' ? random.pick([18.5, 19.5, 20.5]) : undefined),
    litresDay: numberBefore(text, 'litr|l/d|liters'),
    ...(heads > 8 && !SCANNED.test(text) && { scannedSingle: heads - twins, scannedTwins: twins }),
    ...(REGISTERED.test(text) && { registered: true }),
  };
}

function horse(random: Random, { text, breed }: Stated): Drawn {
  return {
    heightCm: breed === 'Donkey' ? random.int(105, 125, 1) : random.int(142, 160, 1),
    broke: TAME.test(text) ? 'riding' : random.pick(['halter', 'started', 'riding']),
    ...(random.chance(0.5) && { vetCheck: true }),
    ...(random.chance(0.7) && { trailerLoads: true }),
  };
}

function birds(random: Random, { vaccinated }: Stated, code: ClassCode): Drawn {
  return {
    sexed: code === 'chick_layer' ? 'sexed' : 'straight_run',
    layPercent: random.int(68, 92, 1),
    ...(vaccinated && { newcastle: true, marek: true }),
    salmonella: random.pick(['negative', 'unknown']),
  };
}

function yard(random: Random): Drawn {
  return {
    ...(random.chance(0.8) && { loadingRamp: true }),
    ...(random.chance(0.5) && { farmScale: true }),
    truckAccess: random.pick(['single', 'semi', 'semi']),
    ...(random.chance(0.6) && { allWeatherRoad: true }),
  };
}

/** What is drawn for a species besides its yard. */
const OF_SPECIES: Partial<Record<Category, (random: Random, lot: Stated, code: ClassCode) => Drawn>> = {
  bovine: cattle,
  ovine: flock,
  caprine: flock,
  equine: horse,
  aviary: birds,
};

/** Returns the traits of the listing number `index`, the same on every call: those that its class may have. */
export function lotTraits(lot: Stated, code: ClassCode, index: number): DemoTraits {
  const random = createRandom(9_001 + index * 37);
  const { category } = CLASSES[code];
  const ofSpecies: Drawn = { ...OF_SPECIES[category]?.(random, lot, code), ...yard(random) };
  const known = ['vaccines', ...traitsOfClass(category, code).map(([name]) => name)];
  return Object.fromEntries(
    Object.entries(ofSpecies).flatMap(([name, value]) =>
      known.includes(name) && value !== undefined ? [[name, value] as const] : [],
    ),
  );
}
