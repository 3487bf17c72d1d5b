'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/forms/number-field';
import { useFieldText, useRefusedFields } from '@/components/ui/forms/use-field-text';
import { forgetTexts, useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { Select } from '@/components/ui/select';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatDecimal, formatPrice } from '@/lib/core/i18n/format';
import type { Refusal } from '@/lib/core/validation/action-result';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { readAmountsAlone, readHeads } from '@/lib/livestock/price-formats/read-quantity';
import { BUYER_NAME_MAX, saleSchema, type Sale } from '@/lib/market/price-history/schema';
import type { ListingSales } from '@/lib/desk/dashboard/dto';
import { NotedSales } from './noted-sales';

interface SellDialogProps {
  listing: {
    id: string;
    title: string;
    price: string;
    currency: string;
    unit?: string;
    asksSoldPrice: boolean;
    sales: ListingSales;
  };
  pending: boolean;
  /** `isAll`: it should end the listing. `refused` shows a refusal at its fields; false if it names none of them. */
  onSell: (sale: Sale, isAll: boolean, refused: (refusal: Refusal | null) => boolean) => void;
  onClose: () => void;
}

/** Heads that nobody typed: all that are left, however many that is by then. */
const ALL_LEFT = 'all';

const saleKey = (id: string) => `sell-${id}`;

/** Clears what was written of a sale, once it is noted. */
export const clearSale = (id: string): void => forgetTexts(saleKey(id));

/** Asks to whom, how many and at what price animals were sold; nobody has to answer, and nobody else sees it. */
export function SellDialog({ listing, pending, onSell, onClose }: SellDialogProps) {
  const t = useTranslations('sale');
  const edit = useTranslations('editField');
  const dashboard = useTranslations('dashboard');
  const locale = useLocale();
  const fieldText = useFieldText();
  const refusedFields = useRefusedFields();
  const { id, sales, currency, unit } = listing;
  const { buyers } = sales;
  const asksHeads = sales.left !== null && sales.left > 1;
  // Once the server says so: somebody may have agreed on a deal meanwhile.
  const [fewer, setFewer] = useState<number>();
  const left = fewer ?? sales.left;
  // The amount is blank, because what is sent counts as said.
  const { values, set, clear } = useKeptTexts(saleKey(id), { buyer: '', name: '', heads: ALL_LEFT, amount: '' });
  const { name, amount } = values;
  const buyer = buyers.some(({ id: person }) => person === values.buyer) ? values.buyer : '';
  const heads = values.heads !== ALL_LEFT ? values.heads : asksHeads ? String(sales.left) : '';
  const [doubted, setDoubted] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<'heads' | 'amount', string>>>({});
  const meant = heads === '' ? left : /^\d+$/.test(heads) ? Number(heads) : null;
  // What deals have reserved stays theirs, so all that are left are some.
  const isOfAll = sales.reserved === 0 && meant === sales.left;
  const some = meant !== null && left !== null && meant > 0 && meant <= left && !isOfAll ? meant : null;
  const money = [currencySign(locale, currency), unit].filter(Boolean).join('\u00a0');
  const priced = (price: string) =>
    `${currencySign(locale, currency)}\u00a0${formatPrice(locale, price, 4)}${unit ? `\u00a0${unit}` : ''}`;
  const sell = () => {
    const { success, data, error } = saleSchema.safeParse({
      id,
      buyerId: buyer === '' ? null : buyer,
      buyerName: buyer === '' ? name : null,
      heads: some ?? (heads === '' ? null : Number(heads)),
      amount: amount === '' ? null : amount,
      priceConfirmed: doubted,
    });
    if (success && left !== null && data.heads !== null && data.heads > left)
      return refuse({ heads: fieldText({ key: 'headsLeft', values: { left } }) });
    if (success) {
      // What was sent stays in its field, whatever is left meanwhile.
      set({ heads });
      return onSell(data, some === null, refused);
    }
    const found = fieldErrors(error.issues);
    const text = (name: string) => (found[name]?.[0] ? { [name]: fieldText(found[name][0]) } : {});
    refuse({ ...text('heads'), ...text('amount') });
  };
  const refuse = (found: typeof errors) => {
    setErrors(found);
    document.getElementById(found.heads ? 'sold-heads' : 'sold-price')?.focus();
  };
  const refused = (refusal: Refusal | null) => {
    if (refusal?.code === 'price_unconfirmed') {
      setDoubted(true);
      refuse({});
      return true;
    }
    const { heads: atHeads, amount: atAmount } = refusedFields(refusal);
    const found = { ...(atHeads && asksHeads && { heads: atHeads }), ...(atAmount && { amount: atAmount }) };
    if (Object.keys(found).length === 0) return false;
    const leftNow = refusal?.fields?.heads?.[0]?.values?.left;
    if (typeof leftNow === 'number') setFewer(leftNow);
    refuse(found);
    return true;
  };
  const cancel = () => {
    clear();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => open || pending || cancel()}>
      <DialogContent
        closeLabel={dashboard('cancel')}
        onOpenAutoFocus={(event) => {
          // Not on what takes an earlier sale back.
          event.preventDefault();
          document.querySelector<HTMLElement>('#sold-to, #sold-to-name')?.focus();
        }}
      >
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription className="break-words">{t('text', { title: listing.title })}</DialogDescription>
        <NotedSales listing={listing} onTakenBack={() => setFewer(undefined)} />
        {buyers.length > 0 ? (
          <Field id="sold-to" label={t('buyer')}>
            {(control) => (
              <Select {...control} value={buyer} onChange={({ target }) => set({ buyer: target.value })}>
                <option value="">{t('nobody')}</option>
                {buyers.map(({ id: person, name }) => (
                  <option key={person} value={person}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {buyer === '' ? (
          <Field id="sold-to-name" label={t(buyers.length > 0 ? 'name' : 'buyer')} help={t('nameHelp')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={BUYER_NAME_MAX}
                value={name}
                onChange={({ target }) => set({ name: target.value })}
              />
            )}
          </Field>
        ) : null}
        {left === null || !asksHeads ? null : (
          <NumberField
            id="sold-heads"
            label={t('heads')}
            // The error says the same.
            help={errors.heads ? undefined : t('headsHelp', { left })}
            error={errors.heads}
            value={heads}
            onHold={(value) => {
              set({ heads: value });
              setDoubted(false);
              setErrors({});
            }}
            read={readHeads}
            write={formatDecimal}
            maxLength={20}
          />
        )}
        {listing.asksSoldPrice ? (
          <NumberField
            id="sold-price"
            label={t('price', { unit: money })}
            help={t('priceHelp', { price: priced(listing.price) })}
            error={errors.amount}
            value={amount}
            onHold={(value) => {
              set({ amount: value });
              setDoubted(false);
              setErrors({});
            }}
            read={readAmountsAlone}
            write={(reader, decimal) => formatPrice(reader, decimal, 4)}
            maxLength={20}
          />
        ) : null}
        {doubted ? (
          <div role="alert">
            <Note tone="warn" icon="circle-alert">
              {edit('unusual', { price: priced(amount) })}
            </Note>
          </div>
        ) : null}
        <DialogFooter>
          {/* Of a doubtful price the filled button is the safe one. */}
          {doubted ? (
            <Button
              disabled={pending}
              onClick={() => document.querySelector<HTMLInputElement>('#sold-price')?.select()}
            >
              {edit('correct')}
            </Button>
          ) : null}
          <Button variant={doubted ? 'secondary' : 'primary'} pending={pending} disabled={pending} onClick={sell}>
            {doubted ? edit('yes') : some === null ? t('sellAll') : t('sellSome', { heads: some })}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={cancel}>
            {dashboard('cancel')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
