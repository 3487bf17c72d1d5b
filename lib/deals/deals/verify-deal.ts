import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/core/db/client';
import { formatMoney, formatZonedDateTime } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { consume } from '@/lib/core/rate-limit/limit';
import { balanceRows } from '@/lib/deals/sheet/after-loading';
import { comparedRows } from '@/lib/deals/sheet/agreement';
import type { CheckedSheet } from '@/lib/deals/sheet/dto';
import { sheetWords } from '@/lib/deals/sheet/words';
import { newDates } from '@/lib/deals/terms/dates/new-dates';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { readDeal, type DealRow } from './get-deal';
import { settlementOf } from './read-sheet';
import { HASH_DIGITS } from './terms-hash';

const SHOWN = new RegExp(String.raw`^[0-9a-f]{${HASH_DIGITS}}$`);

function isOf(deal: DealRow, digits: string): boolean {
  const given = digits.toLowerCase();
  return SHOWN.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(deal.termsHash.slice(0, HASH_DIGITS)));
}

/**
 * Returns what a sheet is compared with, if the digits on it are those of the deal with this number: what was agreed, as the
 * sheet writes it, without names, titles or notes, what became of it, and what is due, and was paid of it, once the buyer has accepted the
 * animals and nobody disputes them. A deal that doesn't exist answers with null, as one whose terms were changed, so that nobody learns
 * which numbers there are.
 * @throws DomainError `rate_limited` for an address that asks too often.
 */
export async function verifyDeal(
  address: string,
  number: number,
  digits: string,
  locale: Locale,
): Promise<CheckedSheet | null> {
  await consume('dealSheetByAddress', address);
  const deal = await readDeal(number);
  if (!deal || !isOf(deal, digits)) return null;
  const [words, disputes] = await Promise.all([
    sheetWords(locale),
    db.dealDispute.count({ where: { dealId: deal.id, status: 'open' } }),
  ]);
  const { terms } = deal;
  const { agreed } = newDates(deal.events);
  const newDate = agreed && { day: agreed.day, at: agreed.at.toISOString() };
  const timeZone = placeZone(deal.snapshot);
  const rows = comparedRows({ terms, newDate, timeZone }, words);
  const settlement = deal.acceptedAt && disputes === 0 ? settlementOf(deal) : null;
  return {
    status: disputes > 0 ? 'dispute' : deal.status,
    rows: [
      { name: words.t('agreedOn'), value: formatZonedDateTime(locale, deal.agreedAt, timeZone) },
      ...rows,
      ...(settlement?.sum
        ? [
            { name: words.t('lines.due'), value: formatMoney(locale, settlement.sum.due, terms.currency) },
            ...balanceRows(settlement, terms, words),
          ]
        : []),
    ],
  };
}
