import { lotTitle } from '@/lib/market/animal-lots/lots/title';
import { wordsRegion } from '@/lib/core/i18n/country';
import en from '@/messages/classes/en.json';
import es from '@/messages/classes/es.json';
import pt from '@/messages/classes/pt.json';
import { isBreedOf, type Breed } from '@/lib/livestock/stock/breeds';
import { breedText } from './breed-names';
import { BREEDS_BY_PLACE } from './breeds-by-place';
import { CLASSES, priceRange, roundPrice, type StockClass } from './classes';
import { coatsOf, horseCoat } from './coats';
import { Writer } from './describe';
import { languageOf, PLACES, type PlaceKey } from './places';
import { lotFacts } from './lot-facts';
import { createRandom, type Random } from './random';
import { SELLER_ROWS } from './sellers';
import { bodyWeight, isHairSheep, isLayer, isMeatGoat, isMilkGoat, litresOf } from './traits';
import type { Coat } from '../pictures/hides';
import type { DemoListing, Language, Country } from './types';
import type { Voice } from './voice';

type Noun = { word: string; feminine: boolean };

const masculine = (word: string): Noun => ({ word, feminine: false });
const feminine = (word: string): Noun => ({ word, feminine: true });

const FOWL: Partial<Record<Breed, Record<Language, Noun>>> = {
  'Pekin duck': { es: masculine('patos'), pt: masculine('patos'), en: masculine('ducks') },
  'Muscovy duck': { es: masculine('patos'), pt: masculine('patos'), en: masculine('ducks') },
  'Embden goose': { es: masculine('gansos'), pt: masculine('gansos'), en: masculine('geese') },
  'Guinea fowl': {
    es: feminine('gallinas de Guinea'),
    pt: feminine("galinhas-d'angola"),
    en: masculine('guinea fowl'),
  },
  Quail: { es: feminine('codornices'), pt: feminine('codornas'), en: masculine('quail') },
  'Broiler chicken': { es: masculine('pollos camperos'), pt: masculine('frangos caipiras'), en: masculine('broilers') },
};

/** Returns the country's word for the animal, in the plural for lots; `gaucho` for Rio Grande do Sul. */
function nounFor(
  stockClass: StockClass,
  breed: Breed,
  language: Language,
  country: Country,
  months: number,
  gaucho: boolean,
): Noun {
  if (gaucho && stockClass === 'calf') return masculine('terneiros');
  if (breed === 'Donkey')
    return { es: masculine('burro'), pt: masculine('jumento'), en: masculine('donkey') }[language];
  const bird = stockClass === 'fowl' ? FOWL[breed] : undefined;
  if (bird) return bird[language];
  if (stockClass === 'pregnant' && months > 36) return feminine(language === 'en' ? 'cows' : 'vacas');
  const row = CLASSES[stockClass];
  return { word: row.noun[country] ?? row.noun[language], feminine: row.feminine === true };
}

const CLASS_TEXTS = { es, en, pt };

const SEED = 19_651_123;
const INACTIVE = 20;
const HIGHLIGHTED = 19;
/** Openly licensed films with permanent URLs, so that the demo shows no stranger's video. */
const VIDEOS = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/eRsGyueVLvQ',
  'https://www.youtube.com/watch?v=R6MlUcmOul8',
  'https://vimeo.com/1084537',
];

type Strain = { breed: Breed; name: string | null };

/** Returns the listings of the demo, the same on every call. */
export function demoListings(): DemoListing[] {
  const random = createRandom(SEED);
  const writer = new Writer(random);
  const turns = new Map<readonly string[], number>();
  let index = 0;
  const listings = SELLER_ROWS.flatMap((row, seller) =>
    Object.entries(row.stock).flatMap(([stockClass, amount]) =>
      Array.from({ length: amount }, () => {
        const strain = nextStrain(row.place, stockClass as StockClass, turns);
        return makeListing(random, writer, seller, row.place, stockClass as StockClass, strain, index++);
      }),
    ),
  );
  pause(random, listings);
  highlight(random, listings);
  return listings;
}

/** Rotates through the breeds of the place, so that each of them is used. */
function nextStrain(place: PlaceKey, stockClass: StockClass, turns: Map<readonly string[], number>): Strain {
  const { breeds, category, sire } = CLASSES[stockClass];
  const strains = BREEDS_BY_PLACE[place][breeds];
  if (!strains) throw new Error(`No ${breeds} around ${place}`);
  let turn = turns.get(strains) ?? 0;
  while (sire && strains[turn % strains.length]?.startsWith('Crossbred')) turn += 1;
  turns.set(strains, turn + 1);
  const [breed = '', name = null] = (strains[turn % strains.length] ?? '').split(':');
  if (!isBreedOf(category, breed)) throw new Error(`${breed} is no breed of ${stockClass}`);
  return { breed, name };
}

function drawCoat(random: Random, { breed, name }: Strain, stockClass: StockClass): Coat {
  const coats = coatsOf(CLASSES[stockClass].category, breed, stockClass, name);
  const [only] = coats;
  if (!only) throw new Error(`${name ?? breed} has no coat`);
  return name !== null || stockClass === 'chick' ? only : random.pick(coats);
}

/** Lots have one sex, except horses (three in ten are mares) and fowl (some are cocks). */
function drawNoun(
  random: Random,
  stockClass: StockClass,
  breed: Breed,
  language: Language,
  place: PlaceKey,
  months: number,
) {
  const { country, city } = PLACES[place];
  if (stockClass === 'horse' && random.chance(0.3))
    return { word: { es: 'yegua', pt: 'égua', en: 'mare' }[language], feminine: true };
  if (stockClass === 'fowl' && isLayer(breed) && breed !== 'Hybrid layer' && random.chance(0.15)) {
    return { word: { es: 'gallos', pt: 'galos', en: 'roosters' }[language], feminine: false };
  }
  return nounFor(stockClass, breed, language, country, months, city === 'Bagé');
}

/** "18 meses" up to two years, then years and halves. */
function ageInWords(months: number, language: Language): string {
  const years = Math.round(months / 6) / 2;
  if (months < 24) return `${months} ${{ es: 'meses', pt: 'meses', en: 'months' }[language]}`;
  const whole = Math.floor(years);
  if (language === 'en') return whole === years ? `${whole} years` : `${years} years`;
  if (language === 'pt') return whole === years ? `${whole} anos` : `${whole} anos e meio`;
  return whole === years ? `${whole} años` : `${whole} años y medio`;
}

function makeListing(
  random: Random,
  writer: Writer,
  seller: number,
  place: PlaceKey,
  stockClass: StockClass,
  strain: Strain,
  index: number,
): DemoListing {
  const { country, city, location } = PLACES[place];
  const language = languageOf(country);
  const facts = CLASSES[stockClass];
  const coat = drawCoat(random, strain, stockClass);
  const age = random.int(...facts.months);
  const weight = bodyWeight(random, stockClass, strain.breed, age);
  const noun = drawNoun(random, stockClass, strain.breed, language, place, age);
  const negotiable = random.chance(0.4);
  const vaccinated = random.chance(stockClass === 'chick' ? 0.5 : 0.76);
  const healthCertificate = random.chance(stockClass === 'bull' ? 0.8 : 0.5);
  const pregnant =
    facts.pregnant === 1 || (noun.feminine && facts.pregnant !== undefined && random.chance(facts.pregnant));
  const name = strain.name ?? strain.breed;
  const voice: Voice = {
    country,
    city,
    negotiable,
    pregnant,
    breed:
      strain.name ?? breedText(strain.breed, stockClass, language, country, noun.feminine, facts.lots !== undefined),
    noun: noun.word,
    o: noun.feminine ? 'a' : 'o',
    count: facts.lots ? random.pick(facts.lots) : 1,
    months: age,
    age: ageInWords(age, language),
    kg: weight ?? 0,
    lb: Math.round(((weight ?? 0) * 2.2046) / 5) * 5,
    litres: litresOf(random, strain.breed),
    milk: isMilkGoat(strain.breed),
    meat: isMeatGoat(strain.breed),
    hair: isHairSheep(name),
    coat: horseCoat(coat, language, noun.feminine),
    donkey: strain.breed === 'Donkey',
    layer: isLayer(strain.breed) && noun.feminine,
    quail: strain.breed === 'Quail',
    n: (min, max, step) => random.int(min, max, step),
    pick: (...words) => random.pick(words),
  };
  const text = { language, stockClass, category: facts.category, vaccinated, healthCertificate, voice };
  const written = writer.title(text);
  const description = writer.description(text);
  const perHead = drawPrice(random, stockClass, place, weight);
  const shown = { breed: strain.breed, feminine: noun.feminine, age };
  const subject = typeof facts.subject === 'string' ? facts.subject : facts.subject(shown);
  const lot = lotFacts(
    {
      ...{ ...shown, stockClass, subject, country, language, pregnant, weight, perHead, vaccinated },
      milkGoat: voice.milk,
      heads: voice.count,
      text: `${written} ${description}`,
    },
    index,
  );
  const titleAuto = index % 9 === 4 && facts.category === 'bovine' && voice.count > 1;
  const title = titleAuto
    ? lotTitle({ ...lot, breed: strain.breed, weight }, language, CLASS_TEXTS[language], wordsRegion(location))
    : written;
  return {
    seller,
    language,
    title,
    titleAuto,
    description,
    category: facts.category,
    breed: strain.breed,
    age,
    weight,
    price: perHead.toFixed(2),
    priceNegotiable: negotiable,
    location,
    healthStatus: random.chance(0.7) ? writer.healthStatus(language) : null,
    vaccinated,
    healthCertificate,
    pregnancyTested: pregnant,
    youtubeUrl: random.chance(0.08) ? random.pick(VIDEOS) : null,
    subject,
    coat,
    head: voice.count,
    lot,
    herd: facts.category === 'bovine' && voice.count >= 28 && random.chance(0.35),
    pictures: random.pick([1, 2, 2, 3, 3, 3, 4, 4, 4]),
    createdDaysAgo: Math.round(110 * random.next() ** 1.7 * 1000) / 1000,
    highlight: null,
    isActive: true,
  };
}

/** Price by weight; the rest varies with breeding, place and chance. */
function drawPrice(random: Random, stockClass: StockClass, place: PlaceKey, weight: number | null): number {
  const [low, high] = priceRange(stockClass, PLACES[place].country);
  const kg = CLASSES[stockClass].kg;
  const heaviness = weight !== null && kg ? (weight - kg[0]) / (kg[1] - kg[0]) : random.next();
  const share = 0.5 * heaviness + 0.5 * random.next();
  return Math.min(high, Math.max(low, roundPrice(low + share * (high - low))));
}

/** Pauses some of the older listings. */
function pause(random: Random, listings: DemoListing[]): void {
  for (let left = INACTIVE; left > 0;) {
    const listing = random.pick(listings);
    if (!listing.isActive || listing.createdDaysAgo < 20) continue;
    listing.isActive = false;
    left -= 1;
  }
}

/** Highlights some listings; a highlight begins with the listing or later, and is still running. */
function highlight(random: Random, listings: DemoListing[]): void {
  for (let left = HIGHLIGHTED; left > 0;) {
    const listing = random.pick(listings);
    if (!listing.isActive || listing.highlight) continue;
    const duration = random.chance(0.5) ? 'week' : 'month';
    const longest = Math.min(duration === 'week' ? 6 : 28, listing.createdDaysAgo);
    listing.highlight = { duration, daysAgo: Math.round(random.next() * longest * 100) / 100 };
    left -= 1;
  }
}
