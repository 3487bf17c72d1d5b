'use client';

import { useLocale, useTranslations } from 'next-intl';
import { goToField } from '@/components/market/listing-form/form-kind';
import { nameIn, useAdForm } from '@/components/market/paste-ad/ad-form';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatRounded } from '@/lib/core/i18n/format';
import { askedPriceText, basisUnit } from '@/lib/livestock/price-formats/asked-price';
import type { ClassNames } from './class-names';
import type { PricedLot } from './read-lot';
import { useQuote } from './use-quote';

/** Asks whether an unlikely price is meant: the filled button corrects it. */
export function PriceDoubt({ names, isShown }: { names: ClassNames['classes']; isShown: boolean }) {
  const t = useTranslations('listingForm.echo');
  const ask = useTranslations('listingForm.priceQuestion');
  const locale = useLocale();
  const adForm = useAdForm();
  const { lot, quote, isDoubtful, confirm } = useQuote();
  const usual = quote?.usual;
  const textOf = ({ priceAmount: amount, priceBasis: basis, priceCurrency: currency, class: code }: PricedLot) => {
    const price = askedPriceText(locale, { amount, basis, currency });
    if (!usual || !code) return t('unlikely', { price });
    const unit = basisUnit(locale, usual.per === 'kg' ? 'live_kg' : 'head');
    return t('unusual', {
      price,
      usual: formatRounded(locale, usual.amount, 'USD') + unit,
      animals: names[code].other,
    });
  };
  // What changes in a region is announced only if the region was there before.
  return (
    <div data-doubt="price" aria-live="polite" className="empty:sr-only">
      {isShown && lot && isDoubtful ? (
        <Note tone="warn" icon="circle-alert">
          <p>{textOf(lot)}</p>
          <span className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => goToField(nameIn(adForm, 'priceAmount'))}>{ask('no')}</Button>
            <Button variant="secondary" onClick={confirm}>
              {t('meant')}
            </Button>
          </span>
        </Note>
      ) : null}
    </div>
  );
}
