import 'server-only';
import { PAPER_KINDS, type PaperKind } from './schema';

/** The kind of a stored paper; one of another version counts as another paper. */
export const kindOf = (stored: string): PaperKind => PAPER_KINDS.find((kind) => kind === stored) ?? 'other';

/** A stored date as an ISO date. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** An ISO date as it is stored, and the day of a moment: midnight UTC. */
export const dateOf = (day: string | Date): Date =>
  new Date(`${typeof day === 'string' ? day : day.toISOString().slice(0, 10)}T00:00:00Z`);

/** The condition that a paper has not expired. */
export const isValidAt = (now: Date) => ({ OR: [{ expiresOn: null }, { expiresOn: { gte: dateOf(now) } }] });

export const NAME = { firstName: true, lastName: true } as const;
