'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/core/i18n/format';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { Side } from '@/lib/deals/terms/side';
import { sumTexts } from '@/lib/deals/terms/worked-text';
import { percentBelow, worthOf } from '@/lib/deals/terms/worth';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { belowText } from './terms-text';

interface OfferSumProps {
  terms: DealTerms;
  /** The price that the seller asks, in the same basis and currency; null where there is none. */
  asked: string | null;
  /** The side of the reader. */
  side: Side;
}

/** What an offer comes to, worked out, and how far it is from what is asked. */
export function OfferSum({ terms, asked, side }: OfferSumProps) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const worth = worthOf(terms);
  const texts = worth ? sumTexts(locale, worth.lines, terms.currency) : [];
  // Of one animal at a price a head the price says it all.
  const isPlain = terms.heads === 1 && terms.basis === 'head' && texts.length === 1;
  const isEstimate = worth?.lines.some((line) => line.kind === 'dressing' && line.isUsual);
  const below = asked === null ? null : percentBelow(asked, terms.amount);
  const isAbove = asked !== null && percentBelow(terms.amount, asked) !== null;
  return (
    <div className="grid gap-0.5 text-14 text-ink-2 tabular-nums">
      {(isPlain ? [] : texts).map((text) => {
        const [formula = '', total] = text.split(' = ');
        return (
          <p key={text}>
            {total === undefined ? <b className="font-semibold text-ink">{formula}</b> : `${formula} = `}
            {total === undefined ? null : <b className="font-semibold whitespace-nowrap text-ink">{total}</b>}
          </p>
        );
      })}
      {worth ? null : <p>{t('noWeight')}</p>}
      {worth?.commission ? (
        <p>{t('withCommission', { amount: formatMoney(locale, worth.buyerPays, terms.currency), side })}</p>
      ) : null}
      {below === null ? null : <p>{t('below', { percent: belowText(locale, below), side })}</p>}
      {isAbove ? <p>{t('above', { side })}</p> : null}
      {isEstimate ? <p>{t('usualDressing')}</p> : null}
      {worth && isByWeight(terms.basis) ? <p>{t('settled')}</p> : null}
    </div>
  );
}
