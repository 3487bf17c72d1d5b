'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/forms/number-field';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { usePageAct } from '@/components/ui/forms/use-page-act';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { FloorDto } from '@/lib/deals/offers/dto';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { readAmountsAlone } from '@/lib/livestock/price-formats/read-quantity';

interface FloorFormProps {
  floor: FloorDto;
  save: (input: { listingId: string; amount: string }) => Promise<ActionResult>;
}

/** The lowest price at which a listing takes offers, empty for all; saved, it leads to the listing. */
export function FloorForm({ floor, save }: FloorFormProps) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const router = useRouter();
  const { act, pending, errors } = usePageAct(t('floorFailed'));
  const { values, set, clear } = useKeptTexts(`floor-${floor.listingId}`, { amount: floor.amount ?? '' });
  return (
    <MemberForm
      errors={errors}
      onSubmit={() =>
        act({
          send: () => save({ listingId: floor.listingId, amount: values.amount }),
          done: t('floorSaved'),
          onDone: () => {
            clear();
            router.push(localizedPath(locale, `/listing/${floor.listingId}`));
          },
        })
      }
    >
      <NumberField
        id="floor-amount"
        label={t('floorLabel', { unit: basisUnit(locale, floor.basis) })}
        help={t('floorHelp')}
        error={errors.amount}
        read={readAmountsAlone}
        write={(reader, decimal) => formatPrice(reader, decimal, 4)}
        prefix={currencySign(locale, floor.currency)}
        value={values.amount}
        onHold={(amount) => set({ amount })}
      />
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {t('floorSave')}
      </Button>
    </MemberForm>
  );
}
