import 'server-only';
import { Prisma } from '@/lib/core/db/client';
import { breedWords } from '@/lib/language/lexicon/breed-words';
import { breedsIn, pureBreedsIn } from '@/lib/livestock/stock/breeds';
import { groupsWithin } from '@/lib/livestock/stock/class-groups';
import { CLASSES, classesOf, type ClassCode } from '@/lib/livestock/stock/classes';
import { breedCosts, breedsAlike, classesByCost } from '@/lib/livestock/stock/likeness';
import type { Order } from '@/lib/market/search/find-ids';
import { orderOfNearness } from './order-of-nearness';

/** What animals are asked for, and where and within which limits. */
type Asked = Parameters<typeof orderOfNearness>[0] & {
  [Key in 'class' | 'sex' | 'breed']?: string | undefined;
};

/** Of a class; or without one, if its words name one of these classes, or several of them and no others. */
export const ofClasses = (codes: readonly ClassCode[]): Prisma.Sql =>
  Prisma.sql`l.search_class = ANY(${groupsWithin(codes)}::text[])`;

/** One breed is compared as such: an index that is ordered by something else behind it serves it in that order. */
export function isOfBreeds(asked: string): Prisma.Sql {
  const breeds = breedsIn(asked);
  return breeds.length === 1 ? Prisma.sql`l.breed = ${breeds[0]}` : Prisma.sql`l.breed = ANY(${breeds}::text[])`;
}

/** A cross that names one of these breeds. */
export const isCrossOf = (asked: string): Prisma.Sql =>
  Prisma.sql`(l.breed = 'Crossbred' AND l.search_vector @@ ${breedsIn(asked).map(breedWords).join('|')}::tsquery)`;

/** What each of the conditions costs that a row doesn't satisfy. */
const UNSAID = 8;

/** The cost of the first of some conditions that a row satisfies, or else the highest. */
const costOf = (cases: readonly { cost: number; when: Prisma.Sql }[], most: number): Prisma.Sql =>
  Prisma.sql`(CASE ${Prisma.join(
    cases.map(({ cost, when }) => Prisma.sql`WHEN ${when} THEN ${cost}::int`),
    ' ',
  )} ELSE ${most}::int END)`;

/** Of animals so young their class says the age: “yearling bulls”. */
const YOUNG_MONTHS = 24;

/** The months that animals of some classes have, if they are young. */
function monthsOfYoung(codes: readonly ClassCode[]): readonly [number, number] | undefined {
  const months = codes.map((code): readonly [number, number | null] => CLASSES[code].months);
  const most = Math.max(...months.map(([, oldest]) => oldest ?? Infinity));
  return most > 0 && most <= YOUNG_MONTHS ? [Math.min(...months.map(([least]) => least)), most] : undefined;
}

/**
 * The order by how much lots are like what was asked: by class and breed, by place and figures, and by some conditions, of
 * which the first says the most. Null if nothing was asked.
 */
export function orderOfLikeness(asked: Asked, first: readonly Prisma.Sql[]): Order | null {
  const codes = classesOf(asked.class ?? '').filter((code) => !asked.sex || CLASSES[code].sex === asked.sex);
  const breed = pureBreedsIn(asked.breed).join();
  const classes = classesByCost(codes, breed).map(({ cost, codes }) => ({ cost, when: ofClasses(codes) }));
  const { cross, alike, other } = breedCosts(codes, breed);
  const like = breedsAlike(breed).join();
  const breeds = breed
    ? [
        { cost: 0, when: isOfBreeds(breed) },
        { cost: cross, when: isCrossOf(breed) },
        { cost: alike, when: Prisma.sql`(${isOfBreeds(like)} OR ${isCrossOf(like)})` },
      ]
    : [];
  const words = first.map((when, nth) => ({ cost: nth * UNSAID, when }));
  return orderOfNearness(
    asked,
    [
      ...(codes.length > 0 ? [costOf(classes, classes.at(-1)?.cost ?? 0)] : []),
      ...(breeds.length > 0 ? [costOf(breeds, other)] : []),
      ...(words.length > 0 ? [costOf(words, words.length * UNSAID)] : []),
    ],
    Prisma.sql`l.search_class, l.breed, l.search_vector, l.title`,
    monthsOfYoung(codes),
  );
}
