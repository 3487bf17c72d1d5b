'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useOptimistic, useRef, useState } from 'react';
import Link from 'next/link';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import { LISTING_DAYS } from '@/lib/market/listings/schema';
import { useAct } from '@/components/ui/lists/use-act';
import { FieldDialog, isPriceTyped, PriceInRow } from '@/components/dashboard/own-edit/field-dialog';
import { SalesDialog } from '@/components/dashboard/own-edit/noted-sales';
import { clearSale, SellDialog } from '@/components/dashboard/own-edit/sell-dialog';
import type { NotedSale, Sale } from '@/lib/market/price-history/schema';
import { useKeptLeave } from '@/components/dashboard/own-edit/use-kept-leave';
import { useSaySold } from '@/components/dashboard/own-edit/use-say-sold';
import type { SaveField } from '@/components/dashboard/own-edit/field-form';
import { sellPath, type EditField } from '@/lib/market/animal-lots/edit-fields';
import { OWN_STATES, type OwnState, type OwnStateCounts } from '@/lib/market/own-listings/schema';
import { OwnListingItem } from './own-listing-item';
import type { Change } from './own-listing-menu';
import type { OwnListingRow } from './own-listing-row';
import { type OwnListingsView, ownListingsPath } from './view';

interface StateFiltersProps {
  tab: 'listings' | 'equipment';
  current: OwnState | null;
  counts: OwnStateCounts;
}

const FILTER =
  'inline-flex h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-14 font-medium whitespace-nowrap hover:bg-sunken aria-[current]:border-transparent aria-[current]:bg-pasture-soft aria-[current]:font-semibold aria-[current]:text-pasture-ink aria-[current]:[scroll-initial-target:nearest]';

/** The states of one's listings as links, with how many are in each; a state that none is in is left out. */
function StateFilters({ tab, current, counts }: StateFiltersProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const total = Object.values(counts).reduce((sum, amount) => sum + amount, 0);
  const shown = OWN_STATES.filter((state) => counts[state] || state === current);
  // messages: dashboard.states.*
  return (
    <nav
      aria-label={t('statesLabel')}
      className="relative -mx-4 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2">
        {([null, ...shown] as const).map((state) => (
          <li key={state}>
            <Link
              href={ownListingsPath(locale, tab, state)}
              prefetch={false}
              scroll={false}
              aria-current={state === current ? 'true' : undefined}
              className={FILTER}
            >
              {t(`states.${state ?? 'all'}`)}
              <b className="font-semibold tabular-nums">{state ? (counts[state] ?? 0) : total}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Named = Pick<OwnListingRow, 'kind' | 'id'>;

/** What an owner can do with their listings. */
export interface OwnListingActs {
  pauseOrResume: (input: Named & { isActive: boolean }) => Promise<ActionResult>;
  renew: (input: Named) => Promise<ActionResult>;
  setSold: (input: Named & { sold: boolean }) => Promise<ActionResult>;
  /** Animals: to whom, how many and at what price, which nobody else sees. */
  sell: (sale: Sale) => Promise<ActionResult<NotedSale>>;
  remove: (input: Named) => Promise<ActionResult>;
  saveField: SaveField;
  /** Equipment: its price. */
  savePrice: SaveField;
}

interface OwnListingsProps extends OwnListingActs {
  list: OwnListingsView;
  caption: string;
}

/** The user's listings in rows, those of one state or all. */
export function OwnListings({
  list,
  caption,
  pauseOrResume,
  renew,
  setSold,
  sell,
  remove,
  saveField,
  savePrice,
}: OwnListingsProps) {
  const t = useTranslations('dashboard');
  const life = useTranslations('listingLife');
  const { saySold, sayEquipmentSold } = useSaySold();
  const { tab, rows, state, states } = list;
  const { pending, act } = useAct();
  const [asked, setAsked] = useState<OwnListingRow | null>(null);
  const [sellingId, setSelling] = useState<string | null>(null);
  // After signing in again its own page goes on with the sale.
  const sale = useAct(useKeptLeave(sellingId === null ? undefined : sellPath(sellingId)));
  const [editing, setEditing] = useState<{ id: string; field: EditField } | null>(null);
  /** The rows whose price is being changed: several, if something is typed in them, also before the list was left. */
  const [pricing, setPricing] = useState<readonly string[]>(() => rows.filter(isPriceTyped).map(({ id }) => id));
  const [salesOf, setSalesOf] = useState<string | null>(null);
  const [pricesBefore, setBefore] = useState<Record<string, string>>({});
  const [shown, change] = useOptimistic(rows, (current, changed: OwnListingRow) =>
    current.map((row) => (row.id === changed.id ? changed : row)),
  );

  const box = useRef<HTMLUListElement>(null);
  useStockPictures(box, rows);

  const apply = (row: OwnListingRow, asked: Change) => {
    if (pending) return;
    if (asked === 'sell' && row.sales) return setSelling(row.id);
    const { kind, id } = row;
    const after: Record<
      Change,
      { run: () => Promise<ActionResult>; row: Partial<OwnListingRow>; done: string | null }
    > = {
      pause: { run: () => pauseOrResume({ kind, id, isActive: false }), row: { status: 'paused' }, done: t('paused') },
      resume: { run: () => pauseOrResume({ kind, id, isActive: true }), row: { status: 'active' }, done: t('resumed') },
      renew: {
        run: () => renew({ kind, id }),
        row: { daysLeft: null, ...(row.status === 'expired' ? { status: 'active' } : {}) },
        done: life('renewed', { days: LISTING_DAYS }),
      },
      sell: { run: () => setSold({ kind, id, sold: true }), row: { status: 'sold' }, done: null },
      unsell: { run: () => setSold({ kind, id, sold: false }), row: { status: 'active' }, done: life('unmarkedSold') },
    };
    const { run, row: changes, done } = after[asked];
    act(run, {
      optimistic: () => change({ ...row, ...changes }),
      done,
      failed: t('changeFailed'),
      ...(asked === 'sell' && { onData: () => sayEquipmentSold(id, row.status !== 'paused') }),
    });
  };
  const edit = (row: OwnListingRow, field: EditField) => {
    if (field !== 'price') return setEditing({ id: row.id, field });
    setPricing((open) => [
      ...shown.filter((one) => open.includes(one.id) && isPriceTyped(one)).map(({ id }) => id),
      row.id,
    ]);
  };
  const confirmSale = (
    row: OwnListingRow,
    noted: Sale,
    isAll: boolean,
    refused: (refusal: Refusal | null) => boolean,
  ) =>
    sale.act(() => sell(noted), {
      ...(isAll && { optimistic: () => change({ ...row, status: 'sold' }) }),
      done: null,
      failed: (refusal) => (refused(refusal) ? undefined : t('changeFailed')),
      onDone: () => setSelling(null),
      onData: (noted) => {
        clearSale(row.id);
        saySold(row.id, noted);
      },
    });
  const confirmRemoval = () => {
    if (!asked) return;
    act(() => remove({ kind: asked.kind, id: asked.id }), {
      done: t('deleted'),
      failed: t('deleteFailed'),
      onDone: () => setAsked(null),
    });
  };

  const selling = shown.find(({ id }) => id === sellingId);
  const sold = shown.find(({ id }) => id === salesOf);
  const edited = editing && shown.find(({ id }) => id === editing.id);

  return (
    <>
      <StateFilters tab={tab} current={state} counts={states} />
      {shown.some(({ week }) => week) ? (
        <p aria-hidden className="pb-1 text-13 leading-4 text-ink-2 sm:text-right lg:pr-14">
          {t('weekNote')}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <ul ref={box} aria-label={caption} className="border-t border-line">
          {shown.map((row) => (
            <OwnListingItem
              key={row.id}
              row={row}
              priceBefore={pricesBefore[row.id]}
              priceForm={
                row.edited && pricing.includes(row.id) ? (
                  <PriceInRow
                    listing={row.edited}
                    title={row.title}
                    save={row.kind === 'equipment' ? savePrice : saveField}
                    onSaved={() => setBefore((before) => ({ ...before, [row.id]: row.price }))}
                    onClose={() => setPricing((open) => open.filter((id) => id !== row.id))}
                  />
                ) : null
              }
              disabled={pending}
              onChange={(asked) => apply(row, asked)}
              onEdit={(field) => edit(row, field)}
              onSales={() => setSalesOf(row.id)}
              onDelete={() => pending || setAsked(row)}
            />
          ))}
        </ul>
      ) : (
        <p className="border-t border-line py-6 text-ink-2">{t('noneInState')}</p>
      )}
      {edited?.edited && editing ? (
        <FieldDialog
          listing={edited.edited}
          title={edited.title}
          editHref={edited.editHref}
          field={editing.field}
          save={saveField}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {sold ? <SalesDialog listing={sold} onClose={() => setSalesOf(null)} /> : null}
      {selling?.sales ? (
        <SellDialog
          listing={{ ...selling, sales: selling.sales }}
          pending={sale.pending}
          onSell={(...said) => confirmSale(selling, ...said)}
          onClose={() => setSelling(null)}
        />
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={t('deleteTitle', { title: asked?.title ?? '' })}
        description={
          asked?.saves === null
            ? t('deleteEquipmentText', { photos: asked.photos })
            : t('deleteText', { photos: asked?.photos ?? 0, saves: asked?.saves ?? 0 })
        }
        confirmLabel={t('deleteShort')}
        cancelLabel={t('cancel')}
        destructive
        pending={pending}
        onConfirm={confirmRemoval}
      />
    </>
  );
}
