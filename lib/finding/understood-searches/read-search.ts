import 'server-only';
import { breedsIn, isBreedOf, pureBreedsIn } from '@/lib/livestock/stock/breeds';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, CLASS_CODES, classesOf, isClassOf } from '@/lib/livestock/stock/classes';
import {
  SAYABLE,
  parseAnimalListingQuery,
  type AnimalListingQuery,
  type RankedAnimalQuery,
} from '@/lib/market/animal-lots/query-schema';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Place, VisitorPlace } from '@/lib/places/dto';
import { gazetteer } from '@/lib/places/gazetteer';
import { currentRates } from '@/lib/market/rates/current-rates';
import { countryOfRegion, withPlaceAsText } from '@/lib/places/search-words';
import { breedsNamed } from '@/lib/language/lexicon/breed-words';
import { VOCABULARY, type Sense, MEASURES } from '@/lib/language/lexicon/lexicon';
import { isOfAuctions, suitingBreeding, suitingChildren, withoutAuctions } from '@/lib/language/lexicon/kept';
import { tokens, type Span, tokens as tokensOf, type Token } from '@/lib/language/lexicon/tokens';
import { understand } from '@/lib/language/sentences/understand';
import { writtenNumberAt } from '@/lib/language/quantities/written-numbers';
import { readNumber } from '@/lib/core/i18n/read-number';
import type { FiguresSaid, UnitsSaid, UnknownPlace } from './dto';
import { isOfEquipment } from './of-equipment';
import { geneticsIn } from './other-animals';
import { unitsSaid } from './units-said';
import { unknownPlaceIn } from './unknown-place';

/** How far beyond a price that is said alone its limit lies. */
const PRICE_TOLERANCE = 0.1;

const isCompared = (tokens: readonly Token[]) =>
  [MEASURES.compare, MEASURES.compareAfter, MEASURES.compareAlone].some((words) =>
    tokens.some((_, at) => /^(?:max|min)$/.test(words.match(tokens, at)?.meaning ?? '')),
  );

/**
 * The figures that a text says without «hasta» or «desde», and whose limits are wider than what it says: «200 gallinas» are
 * 150 or more, «250 kg» from 225 to 275.
 */
function figuresSaid(
  text: string,
  spans: readonly Span[],
  said: Partial<AnimalListingQuery>,
  locale: Locale,
): FiguresSaid {
  const figures: FiguresSaid = {};
  for (const { start, end, keys } of spans) {
    const tokens = tokensOf(text.slice(start, end));
    const digits = tokens.flatMap(({ kind, text: written }) => (kind === 'number' ? [written] : []));
    const words = tokens.flatMap((_, at) => writtenNumberAt(tokens, at, locale)?.text ?? []);
    const [number, ...more] = digits.length > 0 ? digits : words.slice(0, 1);
    if (number === undefined || more.length > 0 || isCompared(tokens)) continue;
    const has = (key: keyof AnimalListingQuery) => keys.includes(key) && said[key] !== undefined;
    const middle = (low = 0, high = 0) => Math.round((low + high) / 2);
    const price = (limit: string | undefined, decimals: number) =>
      Number((Number(limit) / (1 + PRICE_TOLERANCE)).toFixed(decimals));
    const heads = Number(readNumber(number) ?? said.minHeads);
    if (has('minHeads') && !has('maxHeads') && heads > (said.minHeads ?? 0)) figures.heads = heads;
    if (has('minWeight') && has('maxWeight')) figures.weight = middle(said.minWeight, said.maxWeight);
    if (has('minAge') && has('maxAge')) figures.age = middle(said.minAge, said.maxAge);
    if (has('maxPrice') && !has('minPrice')) figures.price = price(said.maxPrice, 2);
    if (has('maxPriceKg') && !has('minPriceKg')) figures.priceKg = price(said.maxPriceKg, 4);
  }
  return figures;
}

/** A search whose text was understood. */
export interface ReadSearch {
  /** The search without the filters that its text says as well: they are one filter. */
  asked: AnimalListingQuery;
  /** The search with the filters that its text says; what is left of the text is searched for in quotes, else it ranks. */
  query: RankedAnimalQuery;
  /** The filters that the text added. */
  said: Partial<AnimalListingQuery>;
  /** Those of its figures that its filters are wider than. */
  figures: FiguresSaid;
  /** The units that its limits are in, also if others were chosen since. */
  units: UnitsSaid;
  /** What of the text is no filter. */
  text: string;
  spans: readonly Span[];
  /** What else the place's name may mean; without filters, what a text of nothing but a name may mean. */
  otherPlaces: readonly Place[];
  /** The text means the visitor's own place, which is not known. */
  asksPlace: boolean;
  /** The place that the text names and nobody knows. */
  unknownPlace: UnknownPlace | null;
  /** What the text calls semen or embryos, which the market doesn't have: the animals are found. */
  notSold: string | null;
  /** What the text calls young females whose class has both sexes: «corderas». */
  youngFemales: string | null;
  /** The words for the class have a typo: «bacas». */
  isMisspelt: boolean;
  /** The breeds of the cross that the text names, which its filter doesn't say: «angus x nelore». */
  crossOf: readonly string[];
  /** The text asks for what is auctioned, of this category if it names one; null if it doesn't. */
  auctions: { category: Category | undefined } | null;
}

type Keys = readonly (keyof AnimalListingQuery)[];
/** The limits of what is measured. */
const RANGES: readonly Keys[] = [
  ['minPrice', 'maxPrice'],
  ['minPriceKg', 'maxPriceKg'],
  ['minHeads', 'maxHeads'],
  ['minWeight', 'maxWeight'],
  ['minAge', 'maxAge'],
];
/** Filters that say the same of a lot: if one was chosen, the text says none of them. */
const TOGETHER: readonly Keys[] = [['breed', 'notBreed'], ...RANGES, ['location', 'near', 'region', 'places']];
/** What somebody put in quotes has to stand in the lot. */
const QUOTED = /"[^"]+"|“[^”]+”|«[^»]+»/g;
/** Shorter words are prepositions. */
const TYPO_LETTERS = 4;
const PLACE = ['near', 'radius', 'region', 'places', 'country'] as const;
const PLACES = [...PLACE, 'location'] as const;
/** What every search has, and what is no filter. */
const KEPT: ReadonlySet<string> = new Set(['search', 'sort', 'page', 'limit']);

type Animals = Pick<AnimalListingQuery, 'category' | 'class' | 'sex'>;

/** The category that a class implies. */
function categoryOf({ class: names = '' }: Animals): Category | undefined {
  const [first] = classesOf(names);
  return first && CLASSES[first].category;
}

const animalsOf = ({ category, class: names, sex }: Animals) =>
  (names === undefined ? CLASS_CODES : classesOf(names)).filter(
    (code) => (!category || isClassOf(category, code)) && (!sex || CLASSES[code].sex === sex),
  );

/** Whether some animals are of both searches. */
function sharesAnimals(one: Animals, other: Animals): boolean {
  const codes = animalsOf(other);
  return animalsOf(one).some((code) => codes.includes(code));
}

/** Whether two searches say the same of a filter; classes in any order, and families as their classes. */
function meansSame(
  key: keyof AnimalListingQuery,
  one: Partial<AnimalListingQuery>,
  other: Partial<AnimalListingQuery>,
) {
  const [value, otherValue] = [one, other].map((query) =>
    key === 'class' && query.class !== undefined ? classesOf(query.class).join() : String(query[key]),
  );
  return value === otherValue;
}

/** Leaves out what was chosen and the text says as well: the filters' form shows what a text says, and sends it with the text. */
function withoutRepeated(asked: AnimalListingQuery, said: Partial<AnimalListingQuery>): AnimalListingQuery {
  // Both limits of a range, or neither: what changes one of them goes on with the other.
  const isSame = (key: keyof AnimalListingQuery) =>
    (TOGETHER.find((keys) => keys.includes(key)) ?? [key]).every((name) => meansSame(name, asked, said));
  // The form has the country beside its region.
  const [one, other] = [asked, said].map((query) => ({ ...countryOfRegion(query), ...query }));
  const isSamePlace = PLACES.every((key) => String(one?.[key]) === String(other?.[key]));
  return Object.fromEntries(
    Object.entries(asked).filter(([name]) => {
      const key = name as keyof AnimalListingQuery;
      if (KEPT.has(key)) return true;
      return PLACES.some((place) => place === key) ? !isSamePlace : !isSame(key);
    }),
  ) as AnimalListingQuery;
}

/** What may differ from what was chosen: animals that it shares with it, limits, and the order. */
const MAY_DIFFER: ReadonlySet<string> = new Set(['category', 'class', 'sex', 'sort', ...RANGES.flat()]);

/** True if a text says nothing that the filters that were chosen don't say. */
const isRepeated = (asked: AnimalListingQuery, said: Partial<AnimalListingQuery>): boolean =>
  sharesAnimals(asked, said) &&
  (Object.keys(said) as (keyof AnimalListingQuery)[]).every(
    (key) => MAY_DIFFER.has(key) || meansSame(key, asked, said),
  );

/** Leaves out what contradicts the filters that were chosen, which win. */
function besides(asked: AnimalListingQuery, said: Partial<AnimalListingQuery>): Partial<AnimalListingQuery> {
  const left = { ...said };
  for (const keys of TOGETHER)
    if (keys.some((key) => asked[key] !== undefined)) for (const key of keys) delete left[key];
  if (asked.location ?? asked.near ?? asked.region ?? asked.places) for (const key of PLACE) delete left[key];
  if (asked.class !== undefined) delete left.sex;
  if (asked.class ?? asked.category) delete left.category;
  if (!sharesAnimals(asked, { class: left.class })) delete left.class;
  for (const key of Object.keys(left) as (keyof AnimalListingQuery)[]) {
    if (key !== 'sort' && asked[key] !== undefined) delete left[key];
  }
  if (asked.sort !== 'newest') delete left.sort;
  return left;
}

/** True if a text speaks of other animals than the category that was chosen. */
const isOfOther = (category: Category, said: Partial<AnimalListingQuery>): boolean =>
  (said.category !== undefined && said.category !== category) ||
  (said.class !== undefined && !classesOf(said.class).some((code) => isClassOf(category, code))) ||
  (said.breed !== undefined && !breedsIn(said.breed).some((breed) => isBreedOf(category, breed)));

/** True if a text says a class in words that nobody writes so. */
function hasTypo(search: string, spans: readonly Span[]): boolean {
  const ofClass = spans.filter(({ keys }) => keys.includes('class'));
  return ofClass.some(({ start, end }) => {
    const written = tokens(search.slice(start, end));
    const isKnown = written.map(() => false);
    written.forEach((_, at) => isKnown.fill(true, at, at + (VOCABULARY.match(written, at)?.length ?? 0)));
    return written.some(({ kind, text }, at) => kind === 'word' && text.length >= TYPO_LETTERS && !isKnown[at]);
  });
}

/** What else of horses ranks: the word for them, «caballo» is a gelding before it is a mare, and that they suit children. */
function alsoOfHorses(search: string, spans: readonly Span[], said: Partial<AnimalListingQuery>): readonly string[] {
  if ((said.category ?? categoryOf(said)) !== 'equine') return [];
  const named = spans.flatMap(({ start, end, keys }) => (keys.includes('class') ? [search.slice(start, end)] : []));
  return [...(said.class === undefined ? named : []), ...suitingChildren(search)];
}

/** The first words of a text that have such a sense, as they are written. */
function saidIn(search: string, isMeant: (sense: Sense) => boolean | undefined): string | null {
  const all = tokens(search);
  const isSaid = (at: number) => VOCABULARY.match(all, at)?.meaning.some(isMeant);
  const at = all.findIndex((_, at) => isSaid(at));
  return at < 0 ? null : search.slice(all[at]?.start, all[at + (VOCABULARY.match(all, at)?.length ?? 1) - 1]?.end);
}

/** The breeds whose crosses will do as well: «texel o texel cruza». */
const crossesOf = ({ breed }: Partial<AnimalListingQuery>): string[] =>
  breedsIn(breed).includes('Crossbred') ? pureBreedsIn(breed) : [];

/**
 * Reads the text of a search in the language of its page, with the rates of the day and the visitor's own place, whose
 * country says what pesos and San José are where nothing else does; null if it says nothing, or is to be searched for as
 * it is.
 */
export async function readSearch(
  chosen: AnimalListingQuery,
  locale: Locale,
  from?: VisitorPlace,
): Promise<ReadSearch | null> {
  const { search, literal, country } = chosen;
  if (!search || literal) return null;
  const places = gazetteer();
  const own = from?.id === undefined ? undefined : places.get(from.id);
  const perUsd = await currentRates();
  const genetics = geneticsIn(search, locale);
  const context = { locale, country: country ?? from?.country, perUsd, places, own };
  const asWritten = genetics?.rest ?? search;
  const first = understand(asWritten, context);
  const unknown = unknownPlaceIn(asWritten, context, {
    spans: first.spans,
    place: typeof first.filters.near === 'number' ? places.get(first.filters.near) : undefined,
    isPlaced: first.asksPlace || PLACES.some((key) => key in first.filters || chosen[key] !== undefined),
  });
  const understood = unknown ? understand(unknown.rest, context) : first;
  const { filters, spans, otherPlaces } = understood;
  const ofAuctions = isOfAuctions(tokens(search));
  const text = (ofAuctions ? withoutAuctions(understood.text) : understood.text).trim();
  const asksPlace = understood.asksPlace && PLACES.every((key) => chosen[key] === undefined);
  if (spans.length === 0 && otherPlaces.length === 0 && !asksPlace && !unknown) return null;
  const texts = Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)]));
  const { page: _page, limit: _limit, sort, ...valid } = parseAnimalListingQuery(texts).query;
  if (chosen.category && isOfOther(chosen.category, valid)) return null;
  const whole = { ...valid, ...(filters.sort ? { sort } : {}) };
  const asked = withoutRepeated(chosen, { category: categoryOf(whole), ...withPlaceAsText(whole, locale) });
  const said = besides(asked, whole);
  if (spans.length > 0 && Object.keys(said).length === 0 && !isRepeated(asked, whole)) return null;
  const inWords = SAYABLE.filter((key) => said[key] !== undefined).join(',');
  // No animal has the words of a tractor: by them the search finds nothing, and equipment instead.
  const isRanked = Object.keys(said).length > 0 && !isOfEquipment(search, locale);
  const quoted = text.match(QUOTED)?.join(' ');
  const also = [...alsoOfHorses(search, spans, said), ...suitingBreeding(search)];
  const wished = [text.replace(QUOTED, ' ').trim(), ...also].filter(Boolean).join(' ');
  const { search: _search, literal: _literal, ...others } = asked;
  const query = {
    ...others,
    ...said,
    ...(inWords ? { inWords } : {}),
    ...(isRanked && quoted ? { search: quoted } : {}),
    ...(isRanked && wished ? { prefer: wished } : {}),
    ...(!isRanked && text ? { search: text } : {}),
  };
  return {
    asked,
    query,
    said,
    figures: figuresSaid(search, spans, said, locale),
    units: unitsSaid(search, spans, whole, perUsd),
    text: spans.length > 0 ? text : '',
    spans,
    otherPlaces,
    asksPlace,
    unknownPlace: unknown,
    notSold: genetics?.written ?? null,
    youngFemales: saidIn(search, ({ stock, sought }) => stock?.includes('lamb') && sought?.includes('hogget_f')),
    isMisspelt: hasTypo(search, spans),
    crossOf: said.breed === 'Crossbred' ? breedsNamed(text) : crossesOf(said),
    auctions: ofAuctions ? { category: asked.category ?? said.category ?? categoryOf(whole) } : null,
  };
}
