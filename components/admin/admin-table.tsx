import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Pagination } from '@/components/listings/browse/pagination';
import { Icon } from '@/components/ui/icon';
import { EmptyState, Panel } from '@/components/ui/panel';
import type { Locale } from '@/lib/i18n/locales';
import type { TablePage } from '@/lib/validation/table-query';

export interface AdminColumn<Row, Sort extends string> {
  key: string;
  /** The heading; on phones it stands before the value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The two orders that a click on the heading leads to, the first of them first. */
  sorts?: readonly [Sort, Sort];
  /** No heading is shown: the cell speaks for itself (buttons, or what names the row). */
  bare?: boolean;
  align?: 'right';
}

interface AdminTableProps<Row, Sort extends string> {
  locale: Locale;
  caption: string;
  columns: readonly AdminColumn<Row, Sort>[];
  table: TablePage<Row>;
  rowKey: (row: Row) => string;
  sort: Sort;
  /** The address of this table with these keys changed; `page` goes where the order changes. */
  href: (change: { sort?: Sort; page?: number }) => string;
  empty: { title: string; text: string };
}

const HEAD = 'px-4 pt-3.5 pb-2.5 text-13 font-medium text-ink-2 whitespace-nowrap';

/** A page of rows: a table whose headings sort, on phones a list of cards. Searching, sorting and paging are links to the server. */
export async function AdminTable<Row, Sort extends string>({ locale, caption, columns, table, rowKey, sort, href, empty }: AdminTableProps<Row, Sort>) {
  const t = await getTranslations({ locale, namespace: 'admin' });
  if (table.items.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <>
      <Panel padded={false} className="overflow-x-auto max-md:border-0 max-md:bg-transparent">
        <table className="w-full border-collapse text-15 max-md:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="border-b border-line text-left max-md:sr-only">
            <tr>
              {columns.map((column) => {
                const current = column.sorts?.includes(sort) ? (sort === column.sorts[0] ? 0 : 1) : null;
                return (
                  <th
                    key={column.key}
                    scope="col"
                    aria-sort={current === null ? undefined : sort.endsWith('_asc') ? 'ascending' : 'descending'}
                    className={`${HEAD} ${column.align === 'right' ? 'text-right' : ''}`}
                  >
                    {column.sorts ? (
                      <a href={href({ sort: column.sorts[current === 0 ? 1 : 0] })} className="inline-flex min-h-6 items-center gap-1 hover:text-ink">
                        {column.label}
                        {current === null ? null : <Icon name={sort.endsWith('_asc') ? 'chevron-up' : 'chevron-down'} className="size-3.5" />}
                      </a>
                    ) : (
                      <span className={column.bare ? 'sr-only' : undefined}>{column.label}</span>
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody className="max-md:grid max-md:gap-3">
            {table.items.map((row) => (
              <tr
                key={rowKey(row)}
                className="border-line max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4 md:border-b md:last:border-0"
              >
                {columns.map((column) => (
                  <td key={column.key} className={`min-w-0 max-md:flex max-md:flex-wrap max-md:gap-x-2 md:px-4 md:py-3 md:align-top ${column.align === 'right' ? 'md:text-right' : ''}`}>
                    {column.bare ? null : (
                      <span aria-hidden className="text-14 text-ink-2 md:hidden">
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
        labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (number) => t('page', { number }) }}
      />
    </>
  );
}
