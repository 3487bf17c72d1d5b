import { COLUMNS } from '@/components/market/listings/in-flow';
import type { Band, Difference } from '@/lib/finding/understood-searches/dto';

/** So many lots alone would leave most of a row empty. */
const SMALL = 2;

/** Puts small bands that follow each other in a row of their own. */
export function inRows(bands: readonly Band[]): Band[][] {
  const isSmall = (band: Band | undefined) => band !== undefined && band.lots.length <= SMALL;
  return bands.reduce<Band[][]>((rows, band) => {
    const row = rows.at(-1);
    if (isSmall(band) && row && row.every(isSmall)) row.push(band);
    else rows.push([band]);
    return rows;
  }, []);
}

/** So many bands of a row are named one by one. */
const NAMED = 2;

/** What rows are called: by their bands, of many by one name, or by all of theirs where that would be said twice. */
export function rowTitles(rows: readonly Band[][], titleOf: (band: Band) => string, mixed: string): string[] {
  const isMixed = (row: readonly Band[]) => row.length > NAMED;
  const isOnlyMixed = rows.filter(isMixed).length === 1;
  return rows.map((row) => (isMixed(row) && isOnlyMixed ? mixed : row.map(titleOf).join(' · ')));
}

/** What of a search differs, and the bands of what gives that up alone. */
const GIVES: Partial<Record<Difference['of'], Band['gives']>> = {
  ...{ distance: 'radius', place: 'place', heads: 'heads', price: 'price', priceKg: 'price' },
  ...{ weight: 'weight', age: 'age', class: 'class', breed: 'breed' },
};

/** So many things in which lots differ are named. */
const DIFFER_MOST = 3;

/** What lots differ in that give up several things, most of them first. */
export function givenUp({ lots }: Band): Band['gives'][] {
  const times = new Map<Band['gives'], number>();
  for (const { differences } of lots)
    for (const gives of new Set(differences.flatMap(({ of }) => GIVES[of] ?? [])))
      times.set(gives, (times.get(gives) ?? 0) + 1);
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([gives]) => gives)
    .slice(0, DIFFER_MOST);
}

/** A band beside so few lots that are exactly what was asked fills its rows; a link leads to the rest of it. */
export function besideExact(row: readonly Band[], exact: number): Band[] {
  const room = COLUMNS - exact;
  const isCut = exact > 0 && room > 0 && row.length === 1;
  return row.map((band) => {
    const { length } = band.lots;
    return isCut && length > room ? { ...band, lots: band.lots.slice(0, length - ((length - room) % COLUMNS)) } : band;
  });
}
