import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { RowToggle } from './row-toggle';
import { Pagination } from '@/components/ui/pagination/pagination';
import { EmptyState, Panel } from '@/components/ui/panel';
import type { Locale } from '@/lib/core/i18n/locales';
import type { TablePage } from '@/lib/core/validation/table-query';

export interface AdminColumn<Row, Sort extends string> {
  key: string;
  /** The column heading; phones show it before each value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The orders that the heading switches between; the first is the default. */
  sorts?: readonly [Sort, Sort];
  /** Hides the heading: the cells explain themselves (buttons, or the name of the row). */
  bare?: boolean;
  /** Where phones show the cell while its row is closed: as its first line, which names it, or in its second. */
  phone?: 'name' | 'line';
  align?: 'right';
}

interface AdminTableProps<Row, Sort extends string> {
  locale: Locale;
  caption: string;
  columns: readonly AdminColumn<Row, Sort>[];
  table: TablePage<Row>;
  rowKey: (row: Row) => string;
  sort: Sort;
  /** The table's URL with these keys changed; changing the sort drops `page`. */
  href: (change: { sort?: Sort; page?: number }) => string;
  empty: { title: string; text: string };
}

const ARROWS = { ascending: 'chevron-up', descending: 'chevron-down' } as const;
const HEAD = 'px-3 min-[88rem]:px-4 pt-3.5 pb-2.5 text-13 font-medium text-ink-2 whitespace-nowrap';

/** A closed row opens wherever it is tapped, but for its links. */
const UNDER_TAPS = 'closed-row:pointer-events-none closed-row:[&_a]:pointer-events-auto';
const PLACES = {
  name: `max-md:order-first max-md:basis-full ${UNDER_TAPS}`,
  line: `max-md:basis-full closed-row:basis-auto ${UNDER_TAPS}`,
} as const;

const nameId = (key: string) => `row-${key}`;

type Sorting<Row, Sort extends string> = Pick<AdminTableProps<Row, Sort>, 'columns' | 'sort' | 'href'>;

/**
 * Returns for each sortable column the link of its heading and its current direction (null if the table is sorted by
 * another column).
 */
function ordersOf<Row, Sort extends string>({ columns, sort, href }: Sorting<Row, Sort>) {
  return columns.flatMap(({ key, label, sorts }) => {
    if (!sorts) return [];
    const current = sorts.includes(sort);
    return [
      {
        key,
        label,
        direction: current ? (sort.endsWith('_asc') ? ('ascending' as const) : ('descending' as const)) : null,
        href: href({ sort: sorts[current && sort === sorts[0] ? 1 : 0] }),
      },
    ];
  });
}

/**
 * A page of rows: a table with sortable headings, on phones a list of rows of two lines, which open, below the sort
 * links. Searching, sorting and paging are links, so they need no scripts.
 */
export async function AdminTable<Row, Sort extends string>({
  locale,
  caption,
  columns,
  table,
  rowKey,
  sort,
  href,
  empty,
}: AdminTableProps<Row, Sort>) {
  const t = await getTranslations({ locale, namespace: 'admin' });
  if (table.items.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const orders = ordersOf({ columns, sort, href });
  return (
    <>
      {orders.length > 0 ? (
        <nav aria-label={t('order')} className="mb-3 flex flex-wrap items-center gap-2 text-14 md:hidden">
          <span aria-hidden className="text-ink-2">
            {t('order')}:
          </span>
          {orders.map(({ key, label, direction, href: to }) => (
            <a
              key={key}
              href={to}
              aria-current={direction ? 'true' : undefined}
              className="flex h-11 items-center gap-1 rounded-full border border-line bg-surface px-3.5 font-medium hover:border-ink aria-[current]:border-ink aria-[current]:font-semibold"
            >
              {label}
              {direction ? <Icon name={ARROWS[direction]} className="size-3.5" /> : null}
              {direction ? <span className="sr-only">({t(direction)})</span> : null}
            </a>
          ))}
        </nav>
      ) : null}
      {/* Positioned, so that hidden texts in columns beyond its edge don't widen the page. */}
      <Panel padded={false} className="relative overflow-x-auto max-md:border-0 max-md:bg-transparent">
        <table className="w-full border-collapse text-15 max-md:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="border-b border-line text-left max-md:hidden">
            <tr>
              {columns.map((column) => {
                const order = orders.find(({ key }) => key === column.key);
                return (
                  <th
                    key={column.key}
                    scope="col"
                    aria-sort={order?.direction ?? undefined}
                    className={`${HEAD} ${column.align === 'right' ? 'text-right' : ''}`}
                  >
                    {order ? (
                      <a href={order.href} className="inline-flex min-h-6 items-center gap-1 hover:text-ink">
                        {order.label}
                        {order.direction ? <Icon name={ARROWS[order.direction]} className="size-3.5" /> : null}
                      </a>
                    ) : (
                      <span className={column.bare ? 'sr-only' : undefined}>{column.label}</span>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface">
            {table.items.map((row) => (
              <tr
                key={rowKey(row)}
                data-row
                className="relative border-b border-line last:border-0 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:gap-y-2 max-md:py-3 max-md:pr-12 max-md:pl-4 closed-row:gap-y-0.5"
              >
                <td className="contents md:hidden">
                  <RowToggle labelledBy={nameId(rowKey(row))} rows={table.items.length} />
                </td>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    id={column.phone === 'name' ? nameId(rowKey(row)) : undefined}
                    className={`min-w-0 max-md:relative max-md:flex max-md:flex-wrap max-md:gap-x-2 md:px-3 md:py-3 md:align-top min-[88rem]:px-4 ${column.phone ? PLACES[column.phone] : 'max-md:basis-full closed-row:hidden'} ${column.align === 'right' ? 'md:text-right' : ''}`}
                  >
                    {column.bare ? null : (
                      <span
                        className={`text-14 text-ink-2 md:hidden ${column.phone === 'name' ? 'hidden' : 'closed-row:hidden'}`}
                      >
                        {column.label}:
                      </span>
                    )}
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <p className="mt-3 text-14 text-ink-2 tabular-nums">{t('rows', { count: table.total })}</p>
      <Pagination
        page={table.page}
        totalPages={table.totalPages}
        href={(page) => href({ page })}
        labels={{
          pages: t('pages'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (number) => t('page', { number }),
        }}
      />
    </>
  );
}
