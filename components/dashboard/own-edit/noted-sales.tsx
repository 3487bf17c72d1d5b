'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import type { KnownSale, ListingSales } from '@/lib/desk/dashboard/dto';
import { useTakeBack } from './use-undo';

/** A listing and what was sold of it. */
interface Sold {
  id: string;
  currency: string;
  unit?: string;
  sales: ListingSales | null;
}

/** Returns the function that says a sale's buyer, heads and price, as a deal says them or as far as the seller noted them. */
export function useSaleText({ currency, unit }: Omit<Sold, 'sales'>): (sale: KnownSale) => string {
  const t = useTranslations('sale');
  const locale = useLocale();
  const asAsked = (text: string) =>
    [`${currencySign(locale, currency)}\u00a0${formatPrice(locale, text, 4)}`, unit].filter(Boolean).join('\u00a0');
  return ({ buyer, heads, amount, terms }) => {
    const price = amount && (terms ? askedPriceText(locale, { amount, ...terms }) : asAsked(amount));
    return [buyer, heads === null ? null : t('headsOf', { heads }), price].filter(Boolean).join(' · ');
  };
}

interface TakeBackSaleProps {
  listing: Sold;
  /** The sale that is asked about; null for none. */
  sale: KnownSale | null;
  /** Called once it is taken back, and if it isn't meant. */
  onClose: (isDone: boolean) => void;
}

/** Asks whether a noted sale should be taken back, and does it. */
function TakeBackSale({ listing, sale, onClose }: TakeBackSaleProps) {
  const t = useTranslations('sale');
  const dashboard = useTranslations('dashboard');
  const saleText = useSaleText(listing);
  const { pending, takeBack } = useTakeBack();
  return (
    <ConfirmDialog
      open={sale !== null}
      onOpenChange={(open) => open || onClose(false)}
      title={t('takeBackTitle')}
      description={sale && t('takeBackText', { sale: saleText(sale) })}
      confirmLabel={t('takeBack')}
      cancelLabel={dashboard('cancel')}
      destructive
      pending={pending}
      onConfirm={() => {
        if (!sale?.id) return;
        const by = { sale: { id: listing.id, saleId: sale.id, wasActive: true } };
        takeBack({ by, undone: t('undone') }, () => onClose(true));
      }}
    />
  );
}

/** The sales of a listing that can be taken back. */
export function NotedSales({ listing, onTakenBack }: { listing: Sold; onTakenBack: () => void }) {
  const t = useTranslations('sale');
  const saleText = useSaleText(listing);
  const [asked, setAsked] = useState<KnownSale | null>(null);
  const noted = listing.sales?.noted.filter(({ id }) => id !== null) ?? [];
  if (noted.length === 0) return null;
  return (
    <>
      <ul aria-label={t('notedList')} className="border-y border-line text-14">
        {noted.map((sale) => (
          <li key={sale.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words tabular-nums">{t('noted', { facts: saleText(sale) })}</span>
            <button
              type="button"
              className="link min-h-11 flex-none"
              aria-label={t('takeBackOf', { sale: saleText(sale) })}
              onClick={() => setAsked(sale)}
            >
              {t('takeBack')}
            </button>
          </li>
        ))}
      </ul>
      <TakeBackSale
        listing={listing}
        sale={asked}
        onClose={(isDone) => {
          setAsked(null);
          if (isDone) onTakenBack();
        }}
      />
    </>
  );
}

/** The sales of a listing that can be taken back, over the list that it is in. */
export function SalesDialog({ listing, onClose }: { listing: Sold & { title: string }; onClose: () => void }) {
  const t = useTranslations('sale');
  const dashboard = useTranslations('dashboard');
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent closeLabel={dashboard('cancel')}>
        <DialogTitle>{t('notedList')}</DialogTitle>
        <DialogDescription className="break-words">{listing.title}</DialogDescription>
        <NotedSales listing={listing} onTakenBack={onClose} />
      </DialogContent>
    </Dialog>
  );
}
