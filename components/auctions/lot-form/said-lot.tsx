'use client';

import { useLocale, useTranslations } from 'next-intl';
import { listed, saidParts } from '@/components/market/animal-form/said-parts';
import { Said } from '@/components/market/listing-form/said';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { formatOwnMoment } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import type { ClassTexts } from '@/lib/market/animal-lots/lots/title';
import { askedLot } from './lot-ad-form';
import { amountOf } from './lot-worth';
import type { LotFormValues } from './lot-form-kind';

/** What a part of a lot that is changed holds, in a line. */
export function SaidLot({
  part,
  texts,
}: {
  part: 'animal' | 'price' | 'place' | 'times' | 'health' | 'text';
  texts: ClassTexts;
}) {
  const t = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  // Only the browser knows the seller's zone.
  const hydrated = useHydrated();
  const { animal, place } = saidParts(locale, texts, '', (count) => `${count} ${t('headsShort')}`);
  const priceOf = (lot: LotFormValues, value: string) => {
    const amount = amountOf(value);
    return amount !== null && bidPrice(locale, amount, lot);
  };
  const momentOf = (local: string) => !Number.isNaN(Date.parse(local)) && formatOwnMoment(locale, new Date(local));
  const says: Record<typeof part, (lot: LotFormValues) => string> = {
    animal: (lot) => animal(askedLot(lot)),
    price: (lot) => {
      const reserve = priceOf(lot, lot.reservePrice);
      return listed(priceOf(lot, lot.startingPrice), reserve && `${t('fields.reservePrice')} ${reserve}`);
    },
    place,
    times: ({ startTime, endTime }) =>
      hydrated ? [momentOf(startTime), momentOf(endTime)].filter(Boolean).join(' – ') : '\u00a0',
    health: (lot) =>
      listed(
        lot.healthStatus,
        ...(['vaccinated', 'healthCertificate', 'pregnancyTested'] as const).map((flag) => lot[flag] && t(flag)),
      ),
    text: ({ title, description }) => listed(title, description.trim()),
  };
  return <Said of={says[part]} />;
}
