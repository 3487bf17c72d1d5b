import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import {
  deliveryText,
  freightText,
  paymentText,
  slideText,
  toleranceText,
  weightText,
  type OfferTexts,
} from './terms-text';

/** A term of an offer, with what it was in the one before where that is something else. */
interface TermRow {
  name: string;
  value: string;
  before: string | null;
}

/** The terms of an offer, compared with those that it answers. */
export function termRows(t: OfferTexts, locale: Locale, terms: DealTerms, before: DealTerms | null): TermRow[] {
  const row = (name: string, text: (of: DealTerms) => string, isShown = true): TermRow[] => {
    const [value, earlier] = [text(terms), before && text(before)];
    if (!isShown && (earlier === null || earlier === value)) return [];
    return [{ name, value, before: earlier === value ? null : earlier }];
  };
  const isSaid = (...facts: unknown[]) => facts.some((fact) => fact !== null);
  return [
    ...row(t('rows.price'), (of) => askedPriceText(locale, of), false),
    ...row(t('rows.heads'), (of) => formatNumber(locale, of.heads), false),
    ...row(t('rows.payment'), (of) => paymentText(t, locale, of.payment)),
    ...row(t('rows.delivery'), (of) => deliveryText(t, locale, of), isSaid(terms.deliverFrom, terms.deliverTo)),
    ...row(t('rows.freight'), (of) => freightText(t, of), isSaid(terms.freightPayer)),
    ...row(t('rows.weight'), (of) => weightText(t, locale, of), isByWeight(terms.basis)),
    ...row(t('rows.tolerance'), (of) => toleranceText(t, locale, of), isSaid(terms.tolerancePercent)),
    ...row(t('rows.slide'), (of) => slideText(t, locale, of), isSaid(terms.slide)),
  ];
}
