'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useOptimistic, useRef, useState } from 'react';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import { Price } from '@/components/ui/units/price';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import type { Locale } from '@/lib/core/i18n/locales';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { LISTING_DAYS } from '@/lib/market/listings/schema';
import { OwnListingActions, type Change } from './own-listing-actions';
import type { OwnListingRow } from './own-listing-row';
import { OwnListingStatus } from './own-listing-status';
import { SoldPriceDialog } from './sold-price-dialog';
import { useAct } from '@/components/ui/lists/use-act';

type Named = Pick<OwnListingRow, 'kind' | 'id'>;

/** What an owner can do with their listings. */
export interface OwnListingActs {
  pauseOrResume: (input: Named & { isActive: boolean }) => Promise<ActionResult>;
  renew: (input: Named) => Promise<ActionResult>;
  setSold: (input: Named & { sold: boolean }) => Promise<ActionResult>;
  /** What a lot was sold for, which nobody sees. */
  declareSale: (input: { id: string; amount: string }) => Promise<ActionResult>;
  remove: (input: Named) => Promise<ActionResult>;
}

interface OwnListingsProps extends OwnListingActs {
  rows: OwnListingRow[];
  caption: string;
}

const stockOf = ({ stock }: OwnListingRow) => `/art/stock-${stock}.webp`;

const HEAD = 'px-4 pt-3.5 pb-2.5 text-13 font-medium text-ink-2';
const CELL = 'lg:px-4 lg:py-3';

/** The user's listings: a table, on phones a list of cards. */
export function OwnListings({ rows, caption, pauseOrResume, renew, setSold, declareSale, remove }: OwnListingsProps) {
  const t = useTranslations('dashboard');
  const life = useTranslations('listingLife');
  const locale = useLocale() as Locale;
  const { pending, act } = useAct();
  const [asked, setAsked] = useState<OwnListingRow | null>(null);
  const [justSold, setJustSold] = useState<OwnListingRow | null>(null);
  const [shown, change] = useOptimistic(rows, (current, changed: OwnListingRow) =>
    current.map((row) => (row.id === changed.id ? changed : row)),
  );

  const list = useRef<HTMLTableSectionElement>(null);
  useStockPictures(list, rows);

  // Equipment can't be saved.
  const withSaves = rows.some(({ saves }) => saves !== null);

  const apply = (row: OwnListingRow, asked: Change) => {
    if (pending) return;
    const { kind, id } = row;
    const after: Record<Change, { run: () => Promise<ActionResult>; row: Partial<OwnListingRow>; done: string }> = {
      pause: { run: () => pauseOrResume({ kind, id, isActive: false }), row: { status: 'paused' }, done: t('paused') },
      resume: { run: () => pauseOrResume({ kind, id, isActive: true }), row: { status: 'active' }, done: t('resumed') },
      renew: {
        run: () => renew({ kind, id }),
        row: { daysLeft: null, ...(row.status === 'expired' ? { status: 'active' } : {}) },
        done: life('renewed', { days: LISTING_DAYS }),
      },
      sell: { run: () => setSold({ kind, id, sold: true }), row: { status: 'sold' }, done: life('markedSold') },
      unsell: { run: () => setSold({ kind, id, sold: false }), row: { status: 'active' }, done: life('unmarkedSold') },
    };
    const { run, row: changes, done } = after[asked];
    act(run, {
      optimistic: () => change({ ...row, ...changes }),
      done,
      failed: t('changeFailed'),
      onDone: () => setJustSold(asked === 'sell' && row.asksSoldPrice ? row : null),
    });
  };
  const declare = ({ id }: OwnListingRow, amount: string) =>
    act(() => declareSale({ id, amount }), {
      done: life('soldPriceSaved'),
      failed: t('changeFailed'),
      onDone: () => setJustSold(null),
    });
  const confirmRemoval = () => {
    if (!asked) return;
    act(() => remove({ kind: asked.kind, id: asked.id }), {
      done: t('deleted'),
      failed: t('deleteFailed'),
      onDone: () => setAsked(null),
    });
  };

  return (
    <>
      <Panel padded={false} className="overflow-hidden max-lg:border-0 max-lg:bg-transparent">
        <table className="w-full border-collapse text-15 max-lg:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="border-b border-line text-left max-lg:sr-only">
            <tr>
              <th className={HEAD}>{t('columnListing')}</th>
              <th className={`${HEAD} text-right`}>{t('columnPrice')}</th>
              <th className={HEAD}>{t('columnStatus')}</th>
              {withSaves ? <th className={`${HEAD} text-right`}>{t('columnSaves')}</th> : null}
              <th className={HEAD}>{t('columnHighlight')}</th>
              <th className={HEAD}>
                <span className="sr-only">{t('columnActions')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={list} className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
            {shown.map((row) => (
              <tr
                key={row.id}
                className="border-line max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:rounded-card max-lg:border max-lg:bg-surface max-lg:p-3 lg:border-b lg:last:border-0 lg:hover:bg-sunken/55"
              >
                <td className={`${CELL} max-lg:col-span-2`}>
                  <div className="flex items-center gap-3.5">
                    <img
                      src={row.picture ?? stockOf(row)}
                      data-stock={stockOf(row)}
                      alt=""
                      width={80}
                      height={60}
                      loading="lazy"
                      className={`h-15 w-20 flex-none rounded-input bg-sunken object-cover ${row.status === 'active' ? '' : 'opacity-55'}`}
                    />
                    <div className="min-w-0">
                      <Link
                        prefetch={false}
                        href={row.viewHref}
                        lang={row.lang}
                        className="line-clamp-2 leading-[1.3] font-semibold hover:underline"
                      >
                        {row.title}
                      </Link>
                      <span className="text-14 text-ink-2">{row.facts}</span>
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
                  </div>
                </td>
                <td className={`${CELL} lg:text-right lg:whitespace-nowrap`}>
                  <Price locale={locale} amount={row.price} currency={row.currency} unit={row.unit} size="row" />
                  {row.status === 'active' ? (
                    <Link
                      prefetch={false}
                      href={`${row.viewHref}/sheet`}
                      aria-label={t('sheetOf', { title: row.title })}
                      className="link inline-flex min-h-11 items-center text-14 md:min-h-6"
                    >
                      {t('sheet')}
                    </Link>
                  ) : null}
                </td>
                <td className={`${CELL} max-lg:justify-self-end`}>
                  <OwnListingStatus row={row} />
                  {row.takenDown || row.held ? (
                    <Link
                      prefetch={false}
                      href={row.appealHref}
                      aria-label={t(row.held ? 'answerHeldOf' : 'appealOf', { title: row.title })}
                      className="link ml-2 inline-flex min-h-11 items-center text-14 md:min-h-6"
                    >
                      {t(row.held ? 'answerHeld' : 'appeal')}
                    </Link>
                  ) : null}
                </td>
                {withSaves ? (
                  <td className={`${CELL} tabular-nums max-lg:text-14 max-lg:text-ink-2 lg:text-right`}>
                    <span className="lg:hidden">{t('saves', { count: row.saves ?? 0 })}</span>
                    <span className="max-lg:hidden">{row.saves}</span>
                  </td>
                ) : null}
                <td className={`${CELL} ${withSaves ? 'max-lg:justify-self-end' : 'max-lg:col-span-2'}`}>
                  {row.highlightUntil ? (
                    <Badge tone="pending" icon="star">
                      {t('highlightUntil', { date: row.highlightUntil })}
                    </Badge>
                  ) : row.status === 'sold' || row.takenDown || row.held ? null : (
                    <Link
                      prefetch={false}
                      href={`${row.editHref}#highlight`}
                      className="link inline-flex min-h-11 items-center text-14"
                    >
                      {t('highlight')}
                    </Link>
                  )}
                </td>
                <td
                  className={`${CELL} max-lg:col-span-2 max-lg:-mx-3 max-lg:-mb-3 max-lg:border-t max-lg:border-line max-lg:px-1`}
                >
                  <OwnListingActions
                    row={row}
                    disabled={pending}
                    onChange={(change) => apply(row, change)}
                    onDelete={() => pending || setAsked(row)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {justSold ? (
        <SoldPriceDialog
          row={justSold}
          pending={pending}
          onDeclare={(amount) => declare(justSold, amount)}
          onClose={() => setJustSold(null)}
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
