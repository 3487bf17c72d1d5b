import type { Prisma } from '@/lib/db/client';

/** Where one step of prices ends and the next begins. `corral_price_grade` says the same. */
const PRICE_STEPS = [
  5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
];
/** The same of ages in months, and `corral_age_grade`. */
const AGE_STEPS = [1, 3, 6, 9, 12, 18, 24, 36, 48, 60, 72, 84, 96, 108, 120, 144, 168, 192, 216, 240, 264, 288];
const DAY_MS = 86_400_000;
const TIME_STEP_DAYS = 3;
export const TERM_MAX_LETTERS = 60;
/** Places that take more words to cover are not looked for by words. */
const COVER_MAX = 8;
/** What a further word costs, as a part of the listings. */
const WORD = 0.02;
/** What a term that is not among the commonest two thousand is taken for, of 1: about their mean, since hundreds may be added up. */
const RARE = 0.00015;

/** Which part of the listings has each of the commonest terms; of 1. */
export type Shares = ReadonlyMap<string, number>;

/** Something asked of the columns of a listing. */
export interface Filter {
  condition: Prisma.Sql;
  /** The same for some rows that are read in any case, where the condition itself takes milliseconds to plan or to prepare. */
  inRow?: Prisma.Sql;
  /** Whatever passes has one of these terms, though not all that have one pass. Null where no few terms can be named. */
  terms: string[] | null;
  /** No index is sorted by it, so that what only it excludes is read all the same. */
  isUnsorted?: true;
  /** So little narrows it that most probably many pass. */
  isBroad?: true;
}

/** The part of listings that has one of the terms, at most. */
export const shareOf = (terms: string[], shares: Shares) =>
  Math.min(
    1,
    terms.reduce((sum, term) => sum + (shares.get(term) ?? RARE), 0),
  );

/** The terms of the steps of a range. */
export const stepTerms = (name: string, from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => `${name}:${from + i}`);

export const priceStep = (price: number) => PRICE_STEPS.filter((step) => step <= price).length;
export const PRICE_STEP_MAX = PRICE_STEPS.length;
/** The price with which a step begins. */
export const priceOfStep = (step: number) => (step > PRICE_STEP_MAX ? 'Infinity' : String(PRICE_STEPS[step - 1] ?? 0));
/** Of an age in months. */
export const ageStep = (months: number) => AGE_STEPS.filter((step) => step <= months).length;
export const AGE_STEP_MAX = AGE_STEPS.length;
/** The age with which a step begins, in months. */
export const ageOfStep = (step: number) => (step > AGE_STEP_MAX ? 2 ** 31 - 1 : (AGE_STEPS[step - 1] ?? 0));
/** Of a moment; `corral_time_step` says the same. */
export const timeStep = (moment: Date) => Math.floor(dayOf(moment) / TIME_STEP_DAYS);
/** `corral_day` says the same. */
export const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);
/** The days of a step, the latest first, with the moment that they begin with. */
export const daysOfStep = (step: number) =>
  Array.from({ length: TIME_STEP_DAYS }, (_, i) => (step + 1) * TIME_STEP_DAYS - 1 - i).map((day) => ({
    term: factTerm('day', String(day)),
    end: new Date(day * DAY_MS).toISOString(),
  }));
/** The moment with which a step begins. */
export const timeOfStep = (step: number) => new Date(step * TIME_STEP_DAYS * DAY_MS).toISOString();

/** The term of what a column says. */
export const factTerm = (name: string, value: string) => `${name}:${[...value].slice(0, TERM_MAX_LETTERS).join('')}`;

/**
 * Words of which every place has one, the rarer the better; null where there are no such few. Only words that stand between spaces and commas are looked at, which the index has for certain.
 * `normals`: places without case and accents.
 */
export function coveringWords(normals: string[], shares: Shares): string[] | null {
  let left = normals.map((normal) =>
    normal.split(/[\s,]+/).filter((word) => /^[a-z]+$/.test(word) && word.length <= TERM_MAX_LETTERS),
  );
  const cover: string[] = [];
  while (left.length > 0) {
    const places = new Map<string, number>();
    for (const words of left) for (const word of new Set(words)) places.set(word, (places.get(word) ?? 0) + 1);
    const worth = (word: string, count: number) => count / (shareOf([word], shares) + WORD);
    const [best] = [...places].reduce<[string | null, number]>(
      (so, [word, count]) => (worth(word, count) > so[1] ? [word, worth(word, count)] : so),
      [null, 0],
    );
    if (best === null || cover.length === COVER_MAX) return null;
    cover.push(best);
    left = left.filter((words) => !words.includes(best));
  }
  return cover;
}
