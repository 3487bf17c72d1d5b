'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/animals/animal-listing-form-kind';
import { Icon } from '@/components/ui/icon';
import { CLASSES } from '@/lib/animals/classes';
import type { Locale } from '@/lib/i18n/locales';
import { normalisePrice } from '@/lib/pricing/normalise-price';
import { echoPrice } from './echo-price';
import { readLot, type PricedLot } from './read-lot';

const WAIT_MS = 300;
/** US dollars per live kilogram beyond which a price of animals sold by weight is likely a slip of the pen. */
const UNLIKELY_BELOW = 0.4;
const UNLIKELY_ABOVE = 16;

/** True for a price in US dollars that is ten times off what animals of the class are sold for. */
function isUnlikely(lot: PricedLot): boolean {
  if (lot.currency !== 'USD' || !lot.class || CLASSES[lot.class].basis === 'head') return false;
  const { kg } = normalisePrice({ ...lot, perUsd: '1', dressing: lot.dressing ?? '50' });
  return kg !== null && (Number(kg) < UNLIKELY_BELOW || Number(kg) > UNLIKELY_ABOVE);
}

/** Says the price as the sum that it comes to, shortly after the last key; asks whether an unlikely one is meant. */
export function PriceEcho() {
  const t = useTranslations('listingForm.echo');
  const locale = useLocale() as Locale;
  const values = useWatch<AnimalListingFormValues>() as AnimalListingFormValues;
  const current = JSON.stringify(readLot(values, locale));
  const [settled, setSettled] = useState(current);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), WAIT_MS);
    return () => clearTimeout(timer);
  }, [current]);
  const lot = JSON.parse(settled) as PricedLot | null;
  const echo = lot && echoPrice(locale, t, lot);
  return (
    <div role="status" className="empty:hidden">
      {echo ? (
        <div className="grid gap-0.5 rounded-card bg-pasture-soft px-4 py-3.5 text-pasture-ink tabular-nums">
          <p className="head text-18 leading-[1.35]">
            {echo.sum} <span className="whitespace-nowrap">= {echo.result}</span>
          </p>
          {echo.more.length > 0 ? <p className="text-14">{echo.more.join(' · ')}</p> : null}
          {isUnlikely(lot) ? (
            <p className="mt-1.5 flex items-start gap-1.5 text-14 font-semibold text-wheat-ink">
              <Icon name="circle-alert" className="mt-0.75 size-3.75" />
              {t('unlikely')}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
