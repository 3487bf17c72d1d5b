import 'server-only';
import { toDay } from '@/lib/core/durations';
import { PAPER_KINDS, type PaperKind } from './schema';

/** The kind of a stored paper; one of another version counts as another paper. */
export const kindOf = (stored: string): PaperKind => PAPER_KINDS.find((kind) => kind === stored) ?? 'other';

/** An ISO date as it is stored, and the day of a moment: midnight UTC. */
export const dateOf = (day: string | Date): Date => new Date(`${typeof day === 'string' ? day : toDay(day)}T00:00:00Z`);

/** The condition that a paper has not expired. */
export const isValidAt = (now: Date) => ({ OR: [{ expiresOn: null }, { expiresOn: { gte: dateOf(now) } }] });

export const NAME = { firstName: true, lastName: true } as const;
