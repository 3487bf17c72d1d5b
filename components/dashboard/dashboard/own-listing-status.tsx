'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useSaleText } from '@/components/dashboard/own-edit/noted-sales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { ownStateOf, type OwnState } from '@/lib/market/own-listings/schema';
import { useChangeWords, type Change } from './own-listing-menu';
import type { OwnListingRow } from './own-listing-row';

interface OwnListingStatusProps {
  row: OwnListingRow;
  disabled: boolean;
  onChange: (change: Change) => void;
}

const TONES: Record<OwnState, string> = {
  active: 'text-ink-2 [&>span]:text-pasture-ink',
  paused: 'text-ink-2',
  expired: 'text-clay-ink',
  held: 'text-wheat-ink',
  takenDown: 'text-clay-ink',
  sold: 'text-ink-2',
};

/** The one step that ends a state which nobody wants a listing to stay in. */
const WAY_BACK: Partial<Record<OwnState, Change>> = { paused: 'resume', expired: 'renew' };

/** Taller than it looks: the pressed area reaches into the line above and below. */
const STEP =
  'link relative inline-flex min-h-6 items-center text-13 font-semibold after:absolute after:-inset-x-1.5 after:-inset-y-2';

/**
 * What the last sale with a buyer or a price, or else the last one, says that the number of heads sold, which is shown while
 * others are left, doesn't; null for nothing.
 */
function newsOf(sales: OwnListingRow['sales'], state: OwnState) {
  if (!sales || state === 'sold') return sales?.noted[0] ?? null;
  const telling = sales.noted.find(({ buyer, amount }) => buyer || amount);
  const last = telling ?? sales.noted[0];
  if (last?.heads !== sales.sold) return last ?? null;
  return telling ? { ...telling, heads: null } : null;
}

/**
 * The state of a listing in words, unless what its page brought says that it is on sale; with the step that the state asks
 * for, and what else its owner should know.
 */
export function OwnListingStatus({ row, disabled, onChange }: OwnListingStatusProps) {
  const t = useTranslations('dashboard');
  const life = useTranslations('listingLife');
  const words = useChangeWords(row.title);
  const sale = useTranslations('sale');
  const locale = useLocale();
  const state = ownStateOf(row);
  const saleText = useSaleText(row);
  const noted = newsOf(row.sales, state);
  const wayBack = row.isReserved ? undefined : WAY_BACK[state];
  const texts: Record<OwnState, string> = {
    active: t('active'),
    paused: t(row.isReserved ? 'reservedState' : 'pausedState'),
    expired: life('expired'),
    held: t('heldState'),
    takenDown: t('takenDownState'),
    sold: life('sold'),
  };
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-0.5 text-13 text-ink-2">
      {state === 'active' && row.week ? null : (
        <span className={`inline-flex items-center gap-1.5 font-medium ${TONES[state]}`}>
          <span aria-hidden className="size-1.75 rounded-full bg-current" />
          {texts[state]}
        </span>
      )}
      {row.isReserved ? (
        <>
          <span>{t('reservedWhy')}</span>
          <Link
            prefetch={false}
            href={localizedPath(locale, '/deals')}
            aria-label={t('seeDealsOf', { title: row.title })}
            className={STEP}
          >
            {t('seeDeals')}
          </Link>
        </>
      ) : null}
      {row.week ? (
        <span className="text-ink">
          {/* The list says it once. */}
          {t.rich('week', { ...row.week, period: (words) => <span className="sr-only">{words}</span> })}
        </span>
      ) : null}
      {wayBack ? (
        <button
          type="button"
          className={STEP}
          aria-disabled={disabled}
          aria-label={words[wayBack][0]}
          onClick={() => onChange(wayBack)}
        >
          {words[wayBack][1]}
        </button>
      ) : null}
      {state === 'takenDown' || state === 'held' ? (
        <Link
          prefetch={false}
          href={row.appealHref}
          aria-label={t(state === 'held' ? 'answerHeldOf' : 'whatToDoOf', { title: row.title })}
          className={STEP}
        >
          {t(state === 'held' ? 'answerHeld' : 'whatToDo')}
        </Link>
      ) : null}
      {row.sales && row.sales.sold + row.sales.reserved > 0 && row.sales.left !== null && state !== 'sold' ? (
        <span className="font-medium text-wheat-ink">
          {sale('left', { sold: row.sales.sold, reserved: row.sales.reserved, left: row.sales.left })}
        </span>
      ) : null}
      {noted ? (
        <span>
          {sale('noted', { facts: saleText(noted) })}
          {sale('others', { count: (row.sales?.noted.length ?? 1) - 1 })}
        </span>
      ) : null}
      {row.daysLeft !== null && (state === 'active' || state === 'paused') ? (
        <span className="font-medium text-wheat-ink">{life('daysLeft', { days: row.daysLeft })}</span>
      ) : null}
      {row.saves ? <span>{t('saves', { count: row.saves })}</span> : null}
      {row.highlightUntil ? (
        <span className="inline-flex items-center gap-1">
          <Icon name="star" className="size-3.5 fill-current text-wheat" />
          {t('highlightUntil', { date: row.highlightUntil })}
        </span>
      ) : null}
    </p>
  );
}
