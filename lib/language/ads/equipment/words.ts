import type { Condition, EquipmentCategory } from './dto';
import { Phrases, plainPhrase } from '@/lib/language/lexicon/tokens';
import words from './words.json';

/** Each phrase with what it means. */
function phrases<Meaning>(entries: Iterable<readonly [string, Meaning]>): Phrases<Meaning> {
  const all = new Phrases<Meaning>();
  for (const [phrase, meaning] of entries) all.set(plainPhrase(phrase), meaning);
  return all;
}

const listed = <Meaning extends string>(lists: Record<Meaning, string[]>) =>
  phrases(
    (Object.entries(lists) as [Meaning, string[]][]).flatMap(([meaning, list]) =>
      list.map((phrase) => [phrase, meaning] as const),
    ),
  );
const plain = (list: readonly string[]) => phrases(list.map((phrase) => [phrase, true] as const));

/** What a piece of equipment is called, by its category. */
export const NOUNS = listed<Exclude<EquipmentCategory, 'other'>>(words.nouns);
/** Makers, by the names that they are written with. */
export const MAKES = phrases([
  ...words.makes.map((make) => [make, make] as const),
  ...Object.entries<string>(words.short),
]);
/** Makers whose name is a word of its own too, unless it is written as a name. */
export const WORDY_MAKES: ReadonlySet<string> = new Set([
  ...['Case', 'Apache', 'Stara', 'International', 'Silencer', 'Ombú', 'Caimán', 'Golondrín'],
]);
export const MODELS = plain(words.models);
export const CONDITION_WORDS = listed<Condition>(words.conditions);
/** Praise, and «usado»: the condition is still to be chosen. */
export const OPEN_CONDITION = plain(words.openCondition);
/** Parts that a condition may be about instead of the whole. */
export const PARTS = plain(words.parts);
/** What is said of a part alone: «cubiertas nuevas», “new tyres”. */
export const PART_STATES = plain(words.partStates);
/** Driven wheels and barter, which the form has no field for. */
export const NO_FIELD = plain(words.noField);
/** What stands before something that comes along, or that it is for. */
export const ACCESSORY = plain(words.accessory);
/** What stands anywhere before what comes along. */
export const ALONG = plain(words.along);
export const YEAR_WORDS = plain(words.year);
export const HOURS = plain(words.hours);
/** Of capacity, weight and work, which the form has no field for. */
export const UNITS = plain(words.units);
export const POWER = plain(words.power);
export const NEGOTIABLE = plain(words.negotiable);
export const WANTED = plain(words.wanted);
export const OFFERED = plain(words.offered);
/** Names of machines that only Portuguese has, of a text whose other words may be Spanish as well. */
export const PORTUGUESE: ReadonlySet<string> = new Set(words.portuguese);

/** Before a unit of a price: «por hectárea», “a month”. */
export const PER = /^(?:\/|por|per|a|an|el|la|o|ao|cada|each)$/;
/** What land, pasture and work are paid by. */
export const UNITS_OF_WORK = plain(words.unitsOfWork);
