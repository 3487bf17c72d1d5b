import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { dayOf } from '@/lib/core/i18n/format';
import { headsText } from '@/lib/livestock/price-formats/lot-words';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { calendarFile, type CalendarEntry } from '@/lib/deals/terms/dates/calendar';
import { paymentDates } from '@/lib/deals/terms/dates/payment-dates';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import type { DealDto } from './dto';
import { getDeal } from './get-deal';

type Deadline = 'lapses' | 'delivery' | 'weight' | 'payment' | 'reviews';

/** The days and moments of a deal that somebody may miss. Payments are due from the loading on. */
function deadlinesOf({
  status,
  lapsesAt,
  terms,
  snapshot,
  newDate,
  weights,
  done,
  reviews,
}: DealDto): [Deadline, Date | string][] {
  if (status === 'cancelled' || status === 'lapsed') return [];
  // Weights that agree become firm as long as the deal is open.
  const firmAt = status === 'open' && weights.compared?.isWithin && !done.weigh ? weights.compared.firmAt : null;
  const payments = done.load ? paymentDates(terms.payment, dayOf(new Date(done.load), placeZone(snapshot))) : [];
  const deliverTo = newDate.agreed?.day ?? terms.deliverTo;
  return [
    ...(lapsesAt ? [['lapses', new Date(lapsesAt)] as [Deadline, Date]] : []),
    ...(deliverTo && !done.load ? [['delivery', deliverTo] as [Deadline, string]] : []),
    ...(firmAt ? [['weight', new Date(firmAt)] as [Deadline, Date]] : []),
    ...(done.pay ? [] : payments.map((day): [Deadline, string] => ['payment', day])),
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
  const entries = deadlinesOf(deal).map(([kind, at], index): CalendarEntry => ({
    id: `deal-${deal.number}-${kind}-${index}`,
    at,
    title: t(kind, {
      number: deal.number,
      title: `${headsText(actor.language, deal.heads)}, ${deal.snapshot.lot.title}`,
    }),
    url,
  }));
  return calendarFile(entries, now);
}
