import type { useTranslations } from 'next-intl';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatDays, formatDecimal, formatMoney, formatNumber, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import type { OfferedListingDto } from '@/lib/deals/offers/dto';
import { formatScale, scaleUnit } from '@/lib/deals/terms/scale';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { worthOf } from '@/lib/deals/terms/worth';

export type OfferTexts = ReturnType<typeof useTranslations<'offers'>>;

/** How many heads of a listing are left, beside all that it has where some are taken. */
export function leftText(t: OfferTexts, locale: Locale, { headsLeft, headCount }: OfferedListingDto): string {
  if (headsLeft < 1 || headsLeft === headCount) return t('left', { count: headsLeft });
  return t('leftOf', { left: formatNumber(locale, headsLeft), all: formatNumber(locale, headCount) });
}

/** How it is paid; what nobody said is shown as that. */
export function paymentText(t: OfferTexts, locale: Locale, payment: DealTerms['payment']): string {
  if (!payment) return t('unsaid');
  if (payment.kind === 'cash') return t('cash');
  const when =
    payment.kind === 'days'
      ? t('inDays', { days: payment.days.join('/') })
      : t('instalments', { parts: payment.groups.join(' + ') });
  const discount = payment.cashDiscountPercent;
  return discount ? t('discounted', { when, percent: formatNumber(locale, discount) }) : when;
}

/** From when to when the animals are delivered. */
export function deliveryText(t: OfferTexts, locale: Locale, { deliverFrom, deliverTo }: DealTerms): string {
  if (deliverFrom && deliverTo) return formatDays(locale, deliverFrom, deliverTo);
  if (deliverFrom) return t('fromDay', { day: formatDays(locale, deliverFrom) });
  return deliverTo ? t('untilDay', { day: formatDays(locale, deliverTo) }) : t('unsaid');
}

/** Who pays for the journey. */
export const freightText = (t: OfferTexts, { freightPayer }: DealTerms): string =>
  // messages: offers.freights.*
  freightPayer ? t(`freights.${freightPayer}`) : t('unsaid');

/** The weight that the sum is worked out with, and what is taken off of it. */
export function weightText(t: OfferTexts, locale: Locale, terms: DealTerms): string {
  const { kg, shrinkPercent } = terms;
  if (kg === null) return t('unsaid');
  const weight = formatScale(locale, kg, scaleUnit(terms));
  return shrinkPercent === null
    ? weight
    : t('shrunk', { weight, percent: formatNumber(locale, Number(shrinkPercent)) });
}

/** By how much the weights of both sides may differ. */
export const toleranceText = (t: OfferTexts, locale: Locale, { tolerancePercent }: DealTerms): string =>
  tolerancePercent === null ? t('unsaid') : t('tolerance', { percent: formatDecimal(locale, tolerancePercent) });

/** How the price goes by the delivered weight; the deal has every part of it. */
export function slideText(t: OfferTexts, locale: Locale, { slide, currency }: DealTerms): string {
  if (!slide) return t('unsaid');
  const amount = `${currencySign(locale, currency)}\u00a0${formatPrice(locale, slide.amount, 4)}`;
  return t('slide', { kind: slide.kind, amount, unit: slide.unit });
}

/** Heads at their price: `40 cab. a US$ 3,05 /kg`. */
export const offeredText = (
  t: OfferTexts,
  locale: Locale,
  terms: Pick<DealTerms, 'heads' | 'amount' | 'basis' | 'currency'>,
): string => t('offered', { heads: formatNumber(locale, terms.heads), price: askedPriceText(locale, terms) });

/** How many percent an amount is below another one; what is next to nothing of it isn't rounded to all of it. */
export const belowText = (locale: Locale, percent: string): string =>
  Number(percent) < 100 ? formatDecimal(locale, percent) : `> ${formatDecimal(locale, '99.9')}`;

/** What the animals come to, in the currency of the terms; null where nobody said the weight that it depends on. */
export function totalText(locale: Locale, terms: DealTerms): string | null {
  const worth = worthOf(terms);
  return worth && formatMoney(locale, worth.due, terms.currency);
}
