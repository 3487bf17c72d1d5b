import { createHash } from 'node:crypto';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { DealSnapshot } from './dto';

/** How many hexadecimal digits of its hash a sheet shows. */
export const HASH_DIGITS = 16;

/** JSON whose keys are in order, so that what PostgreSQL stored reads the same as what was written. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`);
  return `{${entries.join(',')}}`;
}

type Agreement = { number: number; agreedAt: Date; terms: DealTerms; snapshot: DealSnapshot };

/**
 * The SHA-256 of what two people agreed on and when, in hexadecimal digits: a sheet that was changed, or is of another deal with the
 * same terms, doesn't match. Of a runner-up's deal the moment is that of the question. It is kept with the deal and never computed
 * again: older ones know neither number nor moment.
 */
export const termsHash = ({ number, agreedAt, terms, snapshot }: Agreement): string =>
  createHash('sha256')
    .update(canonical({ number, agreedAt: agreedAt.toISOString(), terms, snapshot }))
    .digest('hex');
