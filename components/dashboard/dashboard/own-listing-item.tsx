'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/units/price';
import type { EditField } from '@/lib/market/animal-lots/edit-fields';
import { amountOf, type Edited } from '@/components/dashboard/own-edit/edited';
import { formatDecimal } from '@/lib/core/i18n/format';
import { formatScale } from '@/lib/deals/terms/scale';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import { OwnListingMenu, type Change } from './own-listing-menu';
import type { OwnListingRow } from './own-listing-row';
import { OwnListingStatus } from './own-listing-status';

interface OwnListingItemProps {
  row: OwnListingRow;
  /** What was asked until a moment ago. */
  priceBefore: string | undefined;
  /** The form of its price, while that is changed. */
  priceForm: ReactNode;
  disabled: boolean;
  onChange: (change: Change) => void;
  onEdit: (field: EditField) => void;
  onSales: () => void;
  onDelete: () => void;
}

interface FiguresProps {
  edited: Edited;
  title: string;
  onEdit: (field: EditField) => void;
}

/** Heads and weight as they were said, each of which changes at a tap: `40 × 342 kg`. */
function Figures({ edited: { values, weighed }, title, onEdit }: FiguresProps) {
  const t = useTranslations('editField');
  const locale = useLocale();
  const said = [
    { field: 'heads', text: values.heads && formatDecimal(locale, values.heads) },
    { field: 'weight', text: values.weight && formatScale(locale, values.weight, weighed) },
  ] as const;
  return (
    <span className="flex items-center text-14 text-ink-2 tabular-nums">
      {said
        .filter(({ text }) => text)
        .map(({ field, text }, index) => (
          <span key={field} className="flex items-center">
            {index > 0 ? (
              <span aria-hidden className="px-1">
                ×
              </span>
            ) : null}
            <button
              type="button"
              onClick={() => onEdit(field)}
              className="relative min-h-6 underline decoration-dotted underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-ink"
            >
              <span className="sr-only">{t(`of.${field}`, { title })}, </span>
              {text}
            </button>
          </span>
        ))}
    </span>
  );
}

/** One of the user's listings: picture and title lead to it, its price, its state in words, and a menu. */
export function OwnListingItem({ row, priceBefore, priceForm, disabled, ...acts }: OwnListingItemProps) {
  const { onChange, onEdit } = acts;
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const edit = useTranslations('editField');
  const { edited } = row;
  const price = {
    locale,
    amount: row.price,
    currency: row.currency,
    unit: row.unit,
    size: 'row',
    isByWeight: Boolean(edited?.lot && isByWeight(edited.lot.priceBasis)),
  } as const;
  const button = useRef<HTMLButtonElement>(null);
  const isPricing = priceForm !== null;
  const wasPricing = useRef(isPricing);
  useEffect(() => {
    if (wasPricing.current && !isPricing) button.current?.focus();
    wasPricing.current = isPricing;
  }, [isPricing]);
  const stock = `/art/stock-${row.stock}.webp`;
  return (
    <li className="relative grid grid-cols-[72px_minmax(0,1fr)_44px] items-center gap-x-3 border-b border-line py-1.5 last:border-0 sm:py-2 sm:grid-cols-[80px_minmax(0,1fr)_44px] lg:min-h-19 lg:grid-cols-[80px_minmax(0,1fr)_172px_152px_44px]">
      <img
        src={row.picture ?? stock}
        data-stock={stock}
        alt=""
        width={80}
        height={60}
        loading="lazy"
        className={`row-span-3 size-18 rounded-input bg-sunken object-cover sm:h-15 sm:w-20 lg:row-span-1 ${row.status === 'active' ? '' : 'opacity-55'}`}
      />
      <div className="min-w-0 max-sm:col-span-2">
        {/* Its area covers the picture too. */}
        <Link
          prefetch={false}
          href={row.viewHref}
          lang={row.lang}
          className="block truncate leading-6 font-semibold lg:line-clamp-2 lg:leading-5 lg:text-pretty lg:whitespace-normal before:absolute before:top-0 before:left-0 before:h-full before:w-18 hover:underline sm:before:w-20"
        >
          {row.title}
        </Link>
        {row.why ? (
          <p className="text-14 text-clay-ink">{row.why}</p>
        ) : (
          <p className="truncate text-14 text-ink-2 max-lg:hidden">{row.facts}</p>
        )}
        {row.unclearPlace ? (
          <Link
            prefetch={false}
            href={`${row.editHref}#${fieldId('location')}`}
            className="link flex min-h-11 w-fit items-center text-14"
          >
            {t('unclearPlace', { place: row.unclearPlace })}
          </Link>
        ) : null}
      </div>
      <div className={`col-start-2 flex flex-wrap items-center gap-x-2 lg:col-start-3 ${isPricing ? 'hidden' : ''}`}>
        {edited && row.status !== 'sold' ? (
          <button
            ref={button}
            type="button"
            onClick={() => onEdit('price')}
            className="relative flex min-h-6 items-center gap-1.5 text-left after:absolute after:-inset-x-1.5 after:-inset-y-2.5 hover:[&_.icon]:text-ink"
          >
            {/* Not an aria-label, which would hide the price: who speaks to a page says what they see. */}
            <span className="sr-only">{edit('of.price', { title: row.title })}, </span>
            <Price {...price} isInline />
            <Icon name="pencil" className={`size-3.75 text-ink-2 ${edited.lot ? 'max-sm:hidden' : ''}`} />
          </button>
        ) : (
          <Price {...price} />
        )}
        {edited?.lot && row.status !== 'sold' ? <Figures {...{ edited, onEdit }} title={row.title} /> : null}
        {edited && priceBefore !== undefined && Number(priceBefore) !== Number(row.price) ? (
          <span className="text-13 text-ink-2 tabular-nums">
            {edit('before', { price: amountOf(edited, locale, priceBefore) })}
          </span>
        ) : null}
      </div>
      <div className={`col-start-2 lg:col-start-4 ${isPricing ? 'row-start-2 lg:row-start-1' : 'max-sm:col-span-2'}`}>
        <OwnListingStatus row={row} disabled={disabled} onChange={onChange} />
      </div>
      {/* On phones the title has the whole line above it. */}
      <div className="col-start-3 row-start-2 -my-2.5 sm:row-span-3 sm:row-start-1 sm:my-0 lg:col-start-5 lg:row-span-1">
        <OwnListingMenu {...{ row, disabled }} {...acts} />
      </div>
      {isPricing ? <div className="col-span-full pt-2 sm:col-start-2">{priceForm}</div> : null}
    </li>
  );
}
