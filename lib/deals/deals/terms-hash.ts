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

/** The SHA-256 of what two people agreed on, in hexadecimal digits: a sheet that was changed doesn't match. */
export const termsHash = (terms: DealTerms, snapshot: DealSnapshot): string =>
  createHash('sha256').update(canonical({ terms, snapshot })).digest('hex');
