import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { formatDate, formatMoment, formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { slotValues } from '@/lib/deals/terms/dates/visit-slots';
import type { NotificationDto } from '@/lib/records/notifications/dto';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';

/** What the amounts of a lot's notification mean; null for one from before lots said so. */
function bidTermsOf(data: NotificationDto['data']): BidTerms | null {
  const priceBasis = PRICE_BASES.find((basis) => basis === data.priceBasis);
  const priceCurrency = CURRENCIES.find((currency) => currency === data.priceCurrency);
  return priceBasis && priceCurrency ? { priceBasis, priceCurrency, priceUnits: String(data.priceUnits) } : null;
}

/** Returns the values of a notification's texts: amounts and times as the reader writes them. */
export function textValues(
  { data, topic, count }: Pick<NotificationDto, 'data' | 'topic' | 'count'>,
  { locale, timeZone, now }: { locale: Locale; timeZone: string; now: Date },
) {
  const text = (name: string) => String(data[name] ?? '');
  const terms = bidTermsOf(data);
  const money = (name: string) =>
    data[name] === undefined ? '' : terms ? bidPriceInFull(locale, text(name), terms) : formatMoney(locale, text(name));
  const moment = (name: string) => (data[name] === undefined ? '' : formatMoment(locale, text(name), timeZone));
  const basis = PRICE_BASES.find((one) => one === data.basis);
  const currency = CURRENCIES.find((one) => one === data.currency);
  const visit = data.visitDay
    ? slotValues(locale, { day: text('visitDay'), at: text('visitAt') })
    : { day: '', time: '' };
  const ends = text('endTime') || text('expiresAt');
  return {
    count,
    total: Number(data.total ?? 0),
    title: text('title'),
    name: text('name'),
    person: text('person'),
    price: money('price'),
    minimum: money('minimum'),
    end: moment('endTime'),
    expires: moment('expiresAt'),
    over: ends && new Date(ends) <= now ? 'yes' : 'no',
    asked: basis && currency ? askedPriceText(locale, { amount: text('amount'), basis, currency }) : '',
    heads: Number(data.heads ?? 0),
    left: Number(data.left ?? 0),
    number: text('number'),
    visitAt: text('visitAt'),
    visitDay: visit.day,
    visitTime: visit.time,
    standing: text('standing'),
    hasBids: text('hasBids'),
    outcome: text('outcome'),
    action: text('action'),
    decision: text('decision'),
    paper: text('paper'),
    expiresOn: data.expiresOn === undefined ? '' : formatDate(locale, text('expiresOn')),
    topic: topic?.kind ?? 'none',
  };
}
