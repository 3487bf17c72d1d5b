'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { askedPriceKey } from '@/components/market/animal-form/asked-price-key';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { formatPrice, formatWeight } from '@/lib/core/i18n/format';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { isUnusualWeight } from '@/lib/livestock/stock/classes';
import { goToFirst, type FormKind, type ListingFormValues } from './form-kind';

type Asked = { priceAmount?: string; startingPrice?: string; priceBasis?: PriceBasis; priceCurrency?: Currency };
type Weighed = Partial<Record<'class' | 'weight' | 'averageWeight', string>>;

/**
 * Asks whether what is unusual is meant, and remembers a yes: `askPrice` of a price that the server found to be so, `askWeight`
 * of a weight other than the stored one. Both resolve with the answer.
 */
export function useDoubts(
  form: UseFormReturn<ListingFormValues>,
  field: FormKind<ListingFormValues>['weight'],
  stored: Weighed | undefined,
): { askPrice: () => Promise<boolean>; askWeight: () => Promise<boolean>; question: ReactNode } {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const [asked, setAsked] = useState<{
    about: 'price' | 'weight';
    title: string;
    answer: (isMeant: boolean) => void;
  }>();
  const [weightMeant, setWeightMeant] = useState(field && stored?.[field]);
  const ask = (about: 'price' | 'weight', title: string) =>
    new Promise<boolean>((answer) => setAsked({ about, title, answer }));
  const answer = (isMeant: boolean) => {
    setAsked(undefined);
    asked?.answer(isMeant);
  };
  const askPrice = async () => {
    const price = form.getValues() as ListingFormValues & Asked;
    const { priceAmount, startingPrice, priceBasis, priceCurrency = 'USD' } = price;
    const amount = `${currencySign(locale, priceCurrency)}\u00a0${formatPrice(locale, priceAmount ?? startingPrice ?? '0', 4)}`;
    // Equipment is sold by the piece, which goes without saying.
    const basis = priceBasis ? ` ${t(`bases.${priceBasis}`).toLocaleLowerCase(locale)}` : '';
    const isMeant = await ask('price', amount + basis);
    if (isMeant) form.setValue('priceMeant', askedPriceKey(price));
    return isMeant;
  };
  const askWeight = async () => {
    const { class: code = '', ...values } = form.getValues() as ListingFormValues & Weighed;
    const weight = (field && values[field]) ?? '';
    if (!field || weight === weightMeant || !isUnusualWeight(code, weight)) return true;
    const isMeant = await ask('weight', formatWeight(locale, Number(weight)));
    if (isMeant) setWeightMeant(weight);
    else goToFirst([field]);
    return isMeant;
  };
  // messages: listingForm.priceQuestion.*, listingForm.weightQuestion.*
  const words = `${asked?.about ?? 'price'}Question` as const;
  return {
    askPrice,
    askWeight,
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        isDoubted
        onOpenChange={(open) => (open ? undefined : answer(false))}
        title={t(`${words}.title`, { asked: asked?.title ?? '' })}
        description={t(`${words}.text`)}
        confirmLabel={t(`${words}.yes`)}
        cancelLabel={t(`${words}.no`)}
        onConfirm={() => answer(true)}
      />
    ),
  };
}
