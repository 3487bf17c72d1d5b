import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { HOUR_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { dayOf, formatMoney } from '@/lib/core/i18n/format';
import { headsText } from '@/lib/livestock/price-formats/lot-words';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { calendarFile, type CalendarEntry } from '@/lib/deals/terms/dates/calendar';
import { paymentParts } from '@/lib/deals/terms/dates/payment-dates';
import { dayEnd, placeZone } from '@/lib/deals/terms/dates/day-end';
import { deadlinesOf, type Deadline, type DealDto } from './dto';
import { getDeal } from './get-deal';

/** The cents that are due on each day of payment; empty while nobody knows how much. Instalments of one day are one sum. */
function duePerDay({ terms, snapshot, done, due }: DealDto): Map<string, number> {
  const sums = new Map<string, number>();
  if (!done.load || due === null) return sums;
  const from = dayOf(new Date(done.load), placeZone(snapshot));
  for (const { day, amount } of paymentParts(terms.payment, from, due))
    sums.set(day, (sums.get(day) ?? 0) + Math.round(Number(amount) * 100));
  return sums;
}

/** The last hour before a deadline; of one at the end of a day that day: the midnight after it stands on the next, which is too late. */
function lastOf(at: Date | string, zone: string): Pick<CalendarEntry, 'at' | 'until'> {
  if (typeof at === 'string') return { at };
  const day = dayOf(new Date(at.getTime() - 1), zone);
  const isWhole = dayEnd(day, zone).getTime() === at.getTime();
  return isWhole ? { at: day } : { at: new Date(at.getTime() - HOUR_MS), until: at };
}

/**
 * Writes the deadlines of a deal as a calendar file, for one of its sides and in their language.
 * @throws DomainError `deal_not_found` for anybody else, `not_found` for a deal without deadlines.
 */
export async function dealCalendar(actor: Actor, number: number, now = new Date()): Promise<string> {
  const deal = await getDeal(actor, number, now);
  // messages: dealCalendar.*
  const t = await translator(actor.language, 'dealCalendar');
  const url = new URL(localizedPath(actor.language, `/deals/${deal.number}`), siteUrl()).href;
  const deadlines = deadlinesOf(deal, now);
  // A calendar has something in it (RFC 5545).
  if (deadlines.length === 0) throw new DomainError('not_found');
  const due = duePerDay(deal);
  const amountOf = (kind: Deadline, at: Date | string) => {
    const cents = kind === 'payment' ? due.get(String(at)) : null;
    return cents === null || cents === undefined
      ? 'none'
      : formatMoney(actor.language, (cents / 100).toFixed(2), deal.terms.currency);
  };
  // Of payments alone there may be several.
  const idOf = (kind: Deadline, at: Date | string) => (kind === 'payment' ? `${kind}-${String(at)}` : kind);
  const entries = deadlines.map(([kind, at]): CalendarEntry => ({
    id: `deal-${deal.number}-${idOf(kind, at)}`,
    ...lastOf(at, placeZone(deal.snapshot)),
    title: t(kind, {
      number: deal.number,
      amount: amountOf(kind, at),
      title: `${headsText(actor.language, deal.heads)}, ${deal.snapshot.lot.title}`,
    }),
    url,
  }));
  return calendarFile(entries, now);
}
