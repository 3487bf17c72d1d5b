'use client';

import { useLocale, useTranslations } from 'next-intl';
import { goToField } from '@/components/market/listing-form/form-kind';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatRounded } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { askedPriceText, basisUnit } from '@/lib/livestock/price-formats/asked-price';
import type { ClassNames } from './class-names';
import { useQuote } from './use-quote';

/** Asks whether an unlikely price is meant, while the sheet with all fields is folded: the filled button corrects it. */
export function PriceDoubt({ names }: { names: ClassNames['classes'] }) {
  const t = useTranslations('listingForm.echo');
  const ask = useTranslations('listingForm.priceQuestion');
  const locale = useLocale() as Locale;
  const { lot, quote, isDoubtful, confirm } = useQuote();
  if (!lot || !isDoubtful) return <div aria-live="polite" className="hidden" />;
  const { priceAmount: amount, priceBasis: basis, priceCurrency: currency, class: code } = lot;
  const price = askedPriceText(locale, { amount, basis, currency });
  const usual = quote?.usual;
  const unit = usual && basisUnit(locale, usual.per === 'kg' ? 'live_kg' : 'head');
  return (
    <div aria-live="polite">
      <Note tone="warn" icon="circle-alert">
        <p>
          {usual && code
            ? t('unusual', {
                price,
                usual: formatRounded(locale, usual.amount, 'USD') + (unit ?? ''),
                animals: names[code].other,
              })
            : t('unlikely', { price })}
        </p>
        <span className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => goToField('priceAmount')}>{ask('no')}</Button>
          <Button variant="secondary" onClick={confirm}>
            {t('meant')}
          </Button>
        </span>
      </Note>
    </div>
  );
}
