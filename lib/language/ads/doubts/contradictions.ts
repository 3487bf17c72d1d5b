import { leaveUnread, type Ad } from '../ad-text';
import type { AdField } from '../dto';

/** A figure of its own and the range that the same text gives of the same thing. */
const RANGES = [
  ['age', 'ageMin', 'ageMax'],
  ['weight', 'weightMin', 'weightMax'],
] as const satisfies readonly (readonly AdField[])[];

/** A figure outside of the range beside it is of something else («15-17mths …, 4yr TB area»), and shown as not understood. */
export function leaveContradictions(ad: Ad): void {
  for (const [one, least, most] of RANGES) {
    const stated = ad.facts.get(one);
    if (!stated) continue;
    const figure = Number(stated.value);
    const limit = (field: AdField) => Number(ad.facts.get(field)?.value ?? Number.NaN);
    if (!(figure < limit(least) || figure > limit(most))) continue;
    ad.facts.delete(one);
    stated.parts.forEach((part) => leaveUnread(ad, part));
  }
}
