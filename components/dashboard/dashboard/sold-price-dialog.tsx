'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { HeldInput } from '@/components/ui/forms/held-input';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { formatPrice } from '@/lib/core/i18n/format';
import { currencySign } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import { readAmountsAlone } from '@/lib/livestock/price-formats/read-quantity';
import { saleSchema } from '@/lib/market/price-history/schema';
import type { OwnListingRow } from './own-listing-row';

interface SoldPriceDialogProps {
  row: OwnListingRow;
  pending: boolean;
  onDeclare: (amount: string) => void;
  onClose: () => void;
}

/** Asks once what a lot was sold for, with the price asked; nobody has to answer, and nobody else sees it. */
export function SoldPriceDialog({ row, pending, onDeclare, onClose }: SoldPriceDialogProps) {
  const t = useTranslations('listingLife');
  const dashboard = useTranslations('dashboard');
  const locale = useLocale() as Locale;
  const fieldText = useFieldText();
  const [amount, setAmount] = useState(row.price);
  const [error, setError] = useState<string>();
  const save = () => {
    const isAmount = saleSchema.shape.amount.safeParse(amount).success;
    setError(isAmount ? undefined : fieldText({ key: 'amount' }));
    if (isAmount) onDeclare(amount);
    else document.getElementById('sold-price')?.focus();
  };
  return (
    <Dialog open onOpenChange={(open) => open || pending || onClose()}>
      <DialogContent closeLabel={dashboard('cancel')}>
        <DialogTitle>{t('soldPriceTitle')}</DialogTitle>
        <DialogDescription className="break-words">{t('soldPriceText', { title: row.title })}</DialogDescription>
        <Field
          id="sold-price"
          label={t('soldPrice', {
            unit: [currencySign(locale, row.currency), row.unit].filter(Boolean).join('\u00a0'),
          })}
          error={error}
        >
          {(control) => (
            <HeldInput
              {...control}
              locale={locale}
              value={amount}
              onHold={(value) => {
                setAmount(value);
                setError(undefined);
              }}
              read={readAmountsAlone}
              write={(reader, decimal) => formatPrice(reader, decimal, 4)}
              question={fieldText({ key: 'whichNumber' })}
              maxLength={20}
            />
          )}
        </Field>
        <DialogFooter>
          <Button pending={pending} disabled={pending} onClick={save}>
            {t('soldPriceSave')}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {t('soldPriceSkip')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
