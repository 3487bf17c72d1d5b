'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { askedPriceKey } from '@/components/market/animal-form/asked-price-key';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { formatNumber, formatPrice, formatWeight } from '@/lib/core/i18n/format';
import { isManyTimes } from '@/lib/market/animal-lots/edit-fields';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { isUnusualWeight } from '@/lib/livestock/stock/classes';
import { goToFirst, type FormKind, type ListingFormValues } from './form-kind';

type Asked = { priceAmount?: string; startingPrice?: string; priceBasis?: PriceBasis; priceCurrency?: Currency };
type Animals = Partial<Record<'class' | 'weight' | 'averageWeight' | 'headCount' | 'quantity', string>>;
type About = 'price' | 'weight' | 'heads';

/**
 * Asks whether what is unusual is meant, and remembers a yes: `askPrice` of a price that the server found to be so,
 * `askNumbers` of a weight and a number of heads other than the stored ones. Both resolve with the answer, and
 * with a no only once the question has closed: while it is open it takes the focus back from what is to be corrected.
 */
export function useDoubts(
  form: UseFormReturn<ListingFormValues>,
  { weight, heads }: Pick<FormKind<ListingFormValues>, 'weight' | 'heads'>,
  stored: Animals | undefined,
): { askPrice: () => Promise<boolean>; askNumbers: () => Promise<boolean>; question: ReactNode } {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const [asked, setAsked] = useState<{ about: About; title: string; answer: (isMeant: boolean) => void }>();
  const [meant, setMeant] = useState<Animals>(stored ?? {});
  const ask = (about: About, title: string) => new Promise<boolean>((answer) => setAsked({ about, title, answer }));
  const declined = useRef<(() => void) | null>(null);
  const decline = () => {
    declined.current = () => asked?.answer(false);
    setAsked(undefined);
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
  const askNumber = async (
    field: FormKind<ListingFormValues>['weight' | 'heads'],
    about: About,
    isUnusual: (value: string, animals: Animals) => boolean,
  ) => {
    const animals = form.getValues() as ListingFormValues & Animals;
    const value = (field && animals[field]) ?? '';
    if (!field || value === meant[field] || !isUnusual(value, animals)) return true;
    const isMeant = await ask(about, (about === 'weight' ? formatWeight : formatNumber)(locale, Number(value)));
    if (isMeant) setMeant((before) => ({ ...before, [field]: value }));
    else goToFirst([field]);
    return isMeant;
  };
  const askNumbers = async () =>
    (await askNumber(weight, 'weight', (value, { class: code = '' }) => isUnusualWeight(code, value))) &&
    askNumber(heads, 'heads', (value) => isManyTimes(value, (heads && stored?.[heads]) ?? ''));
  // messages: listingForm.priceQuestion.*, listingForm.weightQuestion.*, listingForm.headsQuestion.*
  const words = `${asked?.about ?? 'price'}Question` as const;
  return {
    askPrice,
    askNumbers,
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        isDoubted
        onOpenChange={(open) => (open ? undefined : decline())}
        title={t(`${words}.title`, { asked: asked?.title ?? '' })}
        description={t(`${words}.text`)}
        confirmLabel={t(`${words}.yes`)}
        cancelLabel={t(`${words}.no`)}
        onConfirm={() => {
          setAsked(undefined);
          asked?.answer(true);
        }}
        onCloseAutoFocus={(event) => {
          if (!declined.current) return;
          event.preventDefault();
          declined.current();
          declined.current = null;
        }}
      />
    ),
  };
}
