import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/core/db/client';
import { consume } from '@/lib/core/rate-limit/limit';
import { isDealNumber } from './get-deal';
import { HASH_DIGITS } from './terms-hash';

const SHOWN = new RegExp(String.raw`^[0-9a-f]{${HASH_DIGITS}}$`);

/**
 * Whether the digits on a sheet are those of the deal with this number. A deal that doesn't exist answers as one whose terms
 * were changed, so that nobody learns which numbers there are.
 * @throws DomainError `rate_limited` for an address that asks too often.
 */
export async function verifyDeal(address: string, number: number, digits: string): Promise<boolean> {
  await consume('dealSheetByAddress', address);
  const deal = isDealNumber(number)
    ? await db.deal.findUnique({ where: { number }, select: { termsHash: true } })
    : null;
  const given = digits.toLowerCase();
  if (!deal || !SHOWN.test(given)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(deal.termsHash.slice(0, HASH_DIGITS)));
}
