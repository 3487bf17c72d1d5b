import type { AdAsks, AdField, AdReading } from '@/lib/language/ads/dto';
import { CLASSES, isClassCode, type ClassCode } from '@/lib/livestock/stock/classes';
import type { FormField } from '@/components/market/listing-form/form-kind';
import { DEFAULT_LOCALE } from '@/lib/core/i18n/locales';
import { controlOf, type AdForm, type AskedValues } from './ad-form';
import { ANSWERED_BY, guessedFields, guessesOf } from './ad-marks';

/** What may be asked by itself, in this order. */
const ASKED = [
  ...(['category', 'age', 'priceAmount', 'endTime', 'location', 'weight', 'class', 'breed', 'headCount'] as const),
  'title',
] as const;

export type Needed = (typeof ASKED)[number];

/** The order where nothing is read: what the next answers depend on comes first. */
const ASKED_WITHOUT_AD: readonly Needed[] = [
  ...(['category', 'class', 'headCount', 'weight', 'breed', 'age', 'priceAmount', 'endTime'] as const),
  ...(['location', 'title'] as const),
];

/** What an advertisement says that nobody wrote. */
export const NOTHING_READ: AdReading = {
  ...{ facts: [], questions: [], unread: [], described: [], reserves: [], phones: [], addresses: [], otherLots: [] },
  ...{ description: '', language: DEFAULT_LOCALE },
};

/** What an advertisement mentions without saying it; it may be left out. */
const MENTIONED = ['reserve', 'payment', 'papers', 'vaccines', 'video'] as const satisfies AdAsks[];

export type Mentioned = (typeof MENTIONED)[number];

/** A question that is asked on a card of its own. */
export type Question =
  | { kind: 'needed'; field: Needed }
  | { kind: 'mentioned'; field: AdField | 'reservePrice'; asks: Mentioned }
  /** A field of which the advertisement makes several values likely. */
  | { kind: 'either'; field: AdField };

const isAskedByItself = (field: AdField): boolean =>
  ASKED.some((asked) => asked === field) || field === 'priceBasis' || field === 'priceCurrency';

/** The money that a price is asked in depends on the place, where the account says none. */
const placeFirst = (order: readonly Needed[]): Needed[] =>
  order.flatMap((field) =>
    field === 'location' ? [] : field === 'priceAmount' ? (['location', field] as const) : field,
  );

/**
 * Returns what is still to be answered of a lot that was read from an advertisement: what is needed, and what its words
 * leave open. `country` is the seller's, as far as the account says it.
 */
export function openQuestions(
  values: AskedValues,
  reading: AdReading,
  needed: readonly Needed[],
  country: string | null,
): Question[] {
  const isLeftOpen = (field: Needed) =>
    field !== 'title' &&
    (guessesOf(reading, field).length > 1 || reading.questions.some(({ asks }) => ANSWERED_BY[asks] === field));
  // Without a category there is nothing to choose a class or a breed from.
  const isAsked = (field: Needed) =>
    values[field].trim() === '' &&
    (needed.includes(field) || isLeftOpen(field)) &&
    ((field !== 'class' && field !== 'breed') || values.category !== '');
  const either = guessedFields(reading).filter(
    (field) => !isAskedByItself(field) && guessesOf(reading, field).length > 1,
  );
  const order = reading === NOTHING_READ ? ASKED_WITHOUT_AD : ASKED;
  const inOrder = country === null ? placeFirst(order) : order;
  return [
    ...inOrder.filter(isAsked).map((field): Question => ({ kind: 'needed', field })),
    ...either.map((field): Question => ({ kind: 'either', field })),
    ...MENTIONED.flatMap((asks): Question[] => {
      const field = asks === 'reserve' ? 'reservePrice' : ANSWERED_BY[asks];
      const isOpen = field !== null && reading.questions.some((question) => question.asks === asks);
      const isSaid = field !== null && Boolean((values as unknown as Record<string, unknown>)[field]);
      return isOpen && !isSaid ? [{ kind: 'mentioned', field, asks }] : [];
    }),
  ];
}

/** The fields of a form whose questions are open, in the order of their cards. */
export function askedFields(form: AdForm, values: object, reading: AdReading, country: string | null): FormField[] {
  const asked = form.asked(values);
  return openQuestions(asked, reading, form.needed(asked), country).map(({ field }) => controlOf(form, field));
}

const CHOICES_MAX = 5;
const STEPS = [1, 2, 3, 5, 6, 10, 12, 20, 24, 50, 100, 200] as const;

/** Round numbers within limits, at most five, to choose from with one tap. */
export function choicesWithin(from: number, to: number): number[] {
  const step = STEPS.find((one) => Math.floor(to / one) - Math.ceil(from / one) < CHOICES_MAX) ?? to;
  const first = Math.ceil(from / step) * step;
  const choices: number[] = [];
  for (let choice = first; choice <= to; choice += step) choices.push(choice);
  return choices.filter((choice) => choice > 0);
}

const MONTHS_OF_OPEN_AGE = 48;
const MONTHS_PER_YEAR = 12;

/** The classes that may be meant: the one that is answered, or those that the words leave open. */
export function classesMeant({ class: answered }: Pick<AskedValues, 'class'>, reading: AdReading): ClassCode[] {
  const likely = guessesOf(reading, 'class').map(({ value }) => String(value));
  const left = reading.questions.flatMap(({ among }) => among ?? []);
  return (answered === '' ? [...likely, ...left] : [answered]).filter(isClassCode);
}

/** The ages, in months, that ranchers speak of. */
const SPOKEN_AGES = [
  ...[1, 2, 3, 4, 6, 8, 10, 12, 18, 24, 30, 36],
  ...[48, 60, 72, 84, 96, 120, 144, 180, 240],
] as const;

/** Ages from the first to the last, at most five. */
const spread = (ages: readonly number[]): readonly number[] =>
  ages.length <= CHOICES_MAX
    ? ages
    : Array.from({ length: CHOICES_MAX }).flatMap(
        (_, nth) => ages[Math.round((nth * (ages.length - 1)) / (CHOICES_MAX - 1))] ?? [],
      );

/** The usual ages of classes, in months or in years: of several classes, those of the most; none without a class. */
export function usualAges(codes: readonly ClassCode[], unit: 'months' | 'years'): readonly number[] {
  const ofHowMany = (age: number) =>
    codes.filter((code) => {
      const [from, to] = CLASSES[code].months;
      return age >= from && age <= (to ?? from + MONTHS_OF_OPEN_AGE);
    }).length;
  const usual = SPOKEN_AGES.filter((age) => ofHowMany(age) > 0 && (unit === 'months' || age % MONTHS_PER_YEAR === 0));
  const ages =
    codes.length === 1
      ? spread(usual)
      : usual
          .toSorted((one, other) => ofHowMany(other) - ofHowMany(one))
          .slice(0, CHOICES_MAX)
          .sort((one, other) => one - other);
  return unit === 'months' ? ages : ages.map((age) => age / MONTHS_PER_YEAR);
}
