'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { askedPriceKey } from '@/components/market/animal-form/asked-price-key';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { ListingFormValues } from './form-kind';

type Asked = { priceAmount?: string; startingPrice?: string; priceBasis?: PriceBasis; priceCurrency?: Currency };

/** Asks whether a price that the server found unusual is meant: `ask` resolves with the answer, and remembers a yes. */
export function usePriceQuestion(form: UseFormReturn<ListingFormValues>): {
  ask: () => Promise<boolean>;
  question: ReactNode;
} {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const [asked, setAsked] = useState<{ price: Asked; answer: (isMeant: boolean) => void } | null>(null);
  const answer = (isMeant: boolean) => {
    if (!asked) return;
    if (isMeant) form.setValue('priceMeant', askedPriceKey(asked.price));
    setAsked(null);
    asked.answer(isMeant);
  };
  const { priceAmount, startingPrice, priceBasis, priceCurrency = 'USD' } = asked?.price ?? {};
  const amount = `${currencySign(locale, priceCurrency)}\u00a0${formatPrice(locale, priceAmount ?? startingPrice ?? '0', 4)}`;
  return {
    ask: () =>
      new Promise((resolve) => setAsked({ price: form.getValues() as ListingFormValues & Asked, answer: resolve })),
    question: (
      <ConfirmDialog
        open={asked !== null}
        isDoubted
        onOpenChange={(open) => (open ? undefined : answer(false))}
        title={t('priceQuestion.title', {
          // Equipment is sold by the piece, which goes without saying.
          asked: priceBasis ? `${amount} ${t(`bases.${priceBasis}`).toLocaleLowerCase(locale)}` : amount,
        })}
        description={t('priceQuestion.text')}
        confirmLabel={t('priceQuestion.yes')}
        cancelLabel={t('priceQuestion.no')}
        onConfirm={() => answer(true)}
      />
    ),
  };
}
