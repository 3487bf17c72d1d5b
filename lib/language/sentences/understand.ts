import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { classesNamed, WITH_YOUNG } from '@/lib/livestock/stock/roles';
import { classesApart, isAlternative, meantBreeds } from '../lexicon/alternatives';
import {
  giveBack,
  giveBackTestsOfFemales,
  isHoggetInLamb,
  isNamedCross,
  isWholeLot,
  unreadText,
} from '../lexicon/kept';
import { withoutDenied } from '../lexicon/denied-classes';
import { agesSaid, besideOthers, meantNouns } from '../lexicon/meant-nouns';
import { settlePlaces } from '../lexicon/any-places';
import { sentenceTokens } from '../lexicon/sentence-tokens';
import { besideGoats, inState, isOfSome, isUsed, ofBreeds, ofKindUnnamed, sharedClasses } from '../lexicon/stock-words';
import { stockFilters, suitedBreed, withBothSexes, withYounger } from '../lexicon/stock-words';
import { spansOf, type Span } from '../lexicon/tokens';
import type { Place } from '@/lib/places/dto';
import { countsOfParts } from '../quantities/counts-of-parts';
import { isOfOthers } from '../quantities/of-others';
import { asCount, type Quantity } from '../quantities/quantity';
import { mayBeWeight } from '../quantities/bare-numbers';
import { isOfLot, quantityFilters } from '../quantities/quantity-filters';
import { withCorrections, withSharedUnit } from '../quantities/shared-unit';
import { isOfPayment } from '../quantities/terms';
import { claim, readTokens, type Context, type Reading } from './reading';

/** What a text says. */
export interface Understood {
  filters: Reading['filters'];
  /** What is left to be searched for as text. */
  text: string;
  spans: Span[];
  /** Other places of the name that was read, or what a text that is nothing but a name may mean. */
  otherPlaces: Place[];
  /** The text means the visitor's own place, which is not known: «cerca mío». */
  asksPlace: boolean;
}

const TEXT_MAX = 500;
/** Mothers with their young, or that may have them. */
const SUCKLED = classesNamed('pair,with_young');
/** Whose classes say whether they have young at foot. */
const HELD = new Set(WITH_YOUNG.map((code) => CLASSES[code].category));
/** The classes that nouns, states and negations leave; what would leave none stays in the text. */
function settleStock(reading: Reading): ClassCode[] {
  reading.nouns = besideGoats(reading, besideOthers(reading));
  const nouns = meantNouns(reading);
  const named = sharedClasses(reading, nouns);
  let codes = named;
  for (const state of withBothSexes(ofKindUnnamed(reading))) {
    const { from, length, isOpposite } = state;
    // “Weaner pigs, no castrates”: of no animal that is known here it says nothing.
    const isOfNone = isOpposite && reading.nouns.length + reading.breeds.length === 0;
    const apart = classesApart({ ...reading, nouns }, state);
    const left = isOfNone ? [] : inState(reading, codes, state);
    if (left.length > 0) codes = [...new Set([...left, ...codes.filter((code) => apart.includes(code))])];
    // «Cabra leiteira com cria»: where no class has young at foot, the words rank.
    const isSuckled = !isOpposite && state.codes.every((code) => SUCKLED.includes(code));
    const isUnheld = isSuckled && codes.length > 0 && !codes.some((code) => HELD.has(CLASSES[code].category));
    if (isUnheld || (left.length === 0 && !(isOpposite && codes.length > 0))) giveBack(reading, state);
    else reading.said.push({ from, length, keys: left.length > 0 ? ['class', 'sex', 'category'] : ['not'] });
  }
  for (const { codes: of, ...part } of reading.nouns) {
    const isMeant = isUsed({ ...part, codes: of }, nouns, named, codes);
    const ages = agesSaid(reading, { ...part, codes: of }, codes);
    if (isMeant && ages) Object.assign(reading.filters, ages);
    if (isMeant) reading.said.push({ ...part, keys: ['class', ...Object.keys(ages ?? {})] });
    if (!isMeant || isHoggetInLamb(of, codes)) giveBack(reading, part);
  }
  return withoutDenied(codes, reading.not);
}

/** «Toros cebú»: any breed of the group, of those that the animals may be of; beside a breed it only ranks. */
function settleGroup({ group, ...reading }: Reading, stock: readonly ClassCode[]): readonly string[] {
  if (!group) return [];
  const breeds = reading.breeds.length > 0 ? [] : group.breeds.filter((name) => suitedBreed([name], stock));
  if (breeds.length === 0) giveBack(reading, group);
  else claim(reading, { breed: breeds.join() }, group);
  return breeds;
}

/** Returns the classes that the breeds leave. What isn't asked for stays in the text. */
function settleBreeds(reading: Reading, stock: readonly ClassCode[]): readonly ClassCode[] {
  const group = settleGroup(reading, stock);
  if (group.length > 0) return ofBreeds(stock, group, meantNouns(reading));
  const named = reading.breeds.map(({ names, ...part }) => ({ ...part, name: suitedBreed(names, stock) }));
  const nouns = meantNouns(reading);
  const breeds = meantBreeds(reading, named, (part) => isAlternative(reading, part) || isOfSome(nouns, part.name));
  for (const { name, ...part } of named) {
    const isMeant = name !== undefined && breeds.includes(name);
    if (isMeant) reading.said.push({ ...part, keys: ['breed'] });
    // “Black baldy” says more than that it is a cross; of crosses, those of the breeds that were named come first.
    if (!isMeant || breeds.length > named.length || isNamedCross(reading.tokens, part.from)) giveBack(reading, part);
  }
  if (breeds.length > 0) reading.filters.breed = breeds.join();
  return ofBreeds(stock, breeds.length > 0 ? breeds : named.flatMap(({ name }) => name ?? []), nouns);
}

/** What a word and a number may say together: «a plazo, 60 días». */
const MERGED = new Set(['pay', 'teeth']);

/** Turns numbers into filters: «46» before animals counts them. Pesos are those of the place. */
function settleQuantities(reading: Reading, stock: readonly ClassCode[]): void {
  const market = { ...reading.context, country: reading.places[0]?.found[0]?.country ?? reading.context.country };
  const isWhole = isWholeLot(reading.tokens) && 'lot';
  const quantities = withCorrections(reading);
  const ofParts = countsOfParts({ ...reading, quantities });
  for (const asked of quantities) {
    const part = { from: asked.from, length: asked.to - asked.from };
    const shared = withSharedUnit(reading.quantities, asked);
    const read = asCount(reading, shared, mayBeWeight(shared, stock, market));
    const meant: Quantity = isOfPayment(read, reading) ? { ...read, unit: { of: 'days', isTerm: true } } : read;
    const asFilters = quantityFilters(meant, stock, market);
    const filters = isOfOthers(reading, asked, asFilters) ? null : asFilters;
    const keys = Object.keys(filters ?? {});
    if (ofParts.has(asked) || isOfLot(read, filters ?? {}, stock, isWhole || 'minHeads' in reading.filters))
      reading.said.push({ ...part, keys: ['unused'] });
    // Another weight, or another price, is that of something else.
    else if (!filters || keys.some((key) => key in reading.filters && !MERGED.has(key))) giveBack(reading, part);
    else claim(reading, filters, part);
  }
}

/**
 * Reads what a rancher writes in a search box, in any of three languages: `vaquillonas preñadas angus menos de 1200 usd
 * cerca de tacuarembó`. Pure, and linear in the length of the text.
 */
export function understand(written: string, context: Context): Understood {
  const text = written.slice(0, TEXT_MAX);
  const reading = readTokens(text, sentenceTokens(text, context), context);
  const stock = settleBreeds(reading, settleStock(reading));
  settleQuantities(reading, stock);
  giveBackTestsOfFemales(reading, stock);
  Object.assign(reading.filters, stockFilters(withYounger(stock, reading.filters), reading));
  const otherPlaces = settlePlaces(reading);
  const rest = unreadText(reading);
  const asksPlace = reading.ownPlace !== undefined && reading.places.length === 0 && !context.own;
  const found = { filters: reading.filters, otherPlaces, asksPlace };
  // “Spreader, doesn't need a tractor”: what is denied isn't searched for as text either.
  const isDenied = rest !== '' && reading.said.some(({ keys }) => keys.includes('not'));
  const isAsked = asksPlace && rest === '';
  if (isAsked || isDenied || Object.keys(reading.filters).length > 0)
    return { ...found, text: rest, spans: spansOf(reading.tokens, reading.said) };
  return { ...found, text: written, spans: [] };
}
