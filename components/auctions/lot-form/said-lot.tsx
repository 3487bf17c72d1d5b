'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ClassNames } from '@/components/market/animal-form/class-names';
import { isKnown, listed } from '@/components/market/animal-form/said-parts';
import { Said } from '@/components/market/listing-form/said';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { capitalised, formatAge, formatOwnMoment, formatPounds, formatWeight } from '@/lib/core/i18n/format';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import type { ClassCode } from '@/lib/livestock/stock/classes';
import { amountOf } from './lot-worth';
import type { LotFormValues } from './lot-form-kind';

/** What a part of a lot that is changed holds, in a line. */
export function SaidLot({
  part,
  classes,
  breedNames,
}: {
  part: 'kind' | 'figures' | 'price' | 'place' | 'times' | 'health' | 'text';
  classes: ClassNames['classes'];
  breedNames: Record<string, string>;
}) {
  const t = useTranslations('listingForm');
  const categories = useTranslations('categories');
  const locale = useLocale();
  // Only the browser knows the seller's zone.
  const hydrated = useHydrated();
  const priceOf = (lot: LotFormValues, value: string) => {
    const amount = amountOf(value);
    return amount !== null && bidPrice(locale, amount, lot);
  };
  // Titles in English have it in pounds, the field in kilograms.
  const weightOf = (kilograms: string) => {
    const pounds = locale === 'en' ? ` (${formatPounds(locale, Number(kilograms))})` : '';
    return `${formatWeight(locale, kilograms)}${pounds}`;
  };
  const momentOf = (local: string) => !Number.isNaN(Date.parse(local)) && formatOwnMoment(locale, new Date(local));
  const says: Record<typeof part, (lot: LotFormValues) => string> = {
    kind: ({ category, class: code, breed }) =>
      listed(
        code ? capitalised(locale, classes[code as ClassCode].one) : category && categories(category),
        breedNames[breed] ?? breed,
      ),
    figures: ({ quantity, averageAge, averageWeight }) =>
      listed(
        isKnown(quantity) && `${quantity} ${t('headsShort')}`,
        isKnown(averageAge) && formatAge(locale, Number(averageAge)),
        isKnown(averageWeight) && weightOf(averageWeight),
      ),
    price: (lot) => {
      const reserve = priceOf(lot, lot.reservePrice);
      return listed(priceOf(lot, lot.startingPrice), reserve && `${t('fields.reservePrice')} ${reserve}`);
    },
    place: ({ location }) => location.trim(),
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
