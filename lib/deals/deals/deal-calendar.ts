import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { dayOf, formatMoney } from '@/lib/core/i18n/format';
import { headsText } from '@/lib/livestock/price-formats/lot-words';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { calendarFile, type CalendarEntry } from '@/lib/deals/terms/dates/calendar';
import { paymentDates, paymentParts } from '@/lib/deals/terms/dates/payment-dates';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import type { DealDto } from './dto';
import { getDeal } from './get-deal';

type Deadline = 'lapses' | 'delivery' | 'weight' | 'payment' | 'reviews';

/** What is due on each day of payment; null while nobody knows how much. Instalments of one day are one entry. */
function duePerDay({ terms, snapshot, done, due }: DealDto): Map<string, number | null> {
  if (!done.load || done.pay) return new Map();
  const from = dayOf(new Date(done.load), placeZone(snapshot));
  const sums = new Map<string, number | null>(paymentDates(terms.payment, from).map((day) => [day, null]));
  for (const { day, amount } of due === null ? [] : paymentParts(terms.payment, from, due))
    sums.set(day, (sums.get(day) ?? 0) + Math.round(Number(amount) * 100));
  return sums;
}

/** The days and moments of a deal that somebody may miss. Payments are due from the loading on. */
function deadlinesOf(
  { status, lapsesAt, terms, newDate, weights, done, reviews }: DealDto,
  paymentDays: Iterable<string>,
): [Deadline, Date | string][] {
  if (status === 'cancelled' || status === 'lapsed') return [];
  // Weights that agree become firm as long as the deal is open.
  const firmAt = status === 'open' && weights.compared?.isWithin && !done.weigh ? weights.compared.firmAt : null;
  const deliverTo = newDate.agreed?.day ?? terms.deliverTo;
  return [
    ...(lapsesAt ? [['lapses', new Date(lapsesAt)] as [Deadline, Date]] : []),
    ...(deliverTo && !done.load ? [['delivery', deliverTo] as [Deadline, string]] : []),
    ...(firmAt ? [['weight', new Date(firmAt)] as [Deadline, Date]] : []),
    ...[...paymentDays].map((day): [Deadline, string] => ['payment', day]),
    ...(reviews.until && !reviews.mine ? [['reviews', new Date(reviews.until)] as [Deadline, Date]] : []),
  ];
}

/**
 * Writes the deadlines of a deal as a calendar file, for one of its sides and in their language.
 * @throws DomainError `deal_not_found` for anybody else.
 */
export async function dealCalendar(actor: Actor, number: number, now = new Date()): Promise<string> {
  const deal = await getDeal(actor, number, now);
  // messages: dealCalendar.*
  const t = await translator(actor.language, 'dealCalendar');
  const url = new URL(localizedPath(actor.language, `/deals/${deal.number}`), siteUrl()).href;
  const due = duePerDay(deal);
  const amountOf = (kind: Deadline, at: Date | string) => {
    const cents = kind === 'payment' ? due.get(String(at)) : null;
    return cents == null ? 'none' : formatMoney(actor.language, (cents / 100).toFixed(2), deal.terms.currency);
  };
  const entries = deadlinesOf(deal, due.keys()).map(([kind, at], index): CalendarEntry => ({
    id: `deal-${deal.number}-${kind}-${index}`,
    at,
    title: t(kind, {
      number: deal.number,
      amount: amountOf(kind, at),
      title: `${headsText(actor.language, deal.heads)}, ${deal.snapshot.lot.title}`,
    }),
    url,
  }));
  return calendarFile(entries, now);
}
