import type { ReactNode } from 'react';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { TablePage } from '@/lib/core/validation/table-query';
import { AdminFilters } from './admin-filters';
import { AdminPage } from './admin-page';
import { AdminTable, type AdminColumn } from '@/components/ui/lists/admin-table';
import { adminPath, type AdminArea } from '@/components/moderation/frame/pages';
import { tableHref } from './table-href';

/** The parsed query of a list: search, sort and page, and the value of each filter. */
type ListQuery = Readonly<{ search: string; sort: string; page: number } & Record<string, string | number | undefined>>;

interface ListFilter<Name> {
  /** The key of the query. */
  name: Name;
  /** The filter's label and its first choice, such as "All statuses". */
  label: string;
  options: readonly { value: string; label: string }[];
}

interface AdminListProps<Row, Query extends ListQuery> {
  locale: Locale;
  area: AdminArea;
  title: string;
  /** One sentence shown below the title. */
  summary?: ReactNode;
  /** Shown beside the title, such as a button. */
  action?: ReactNode;
  /** Shown above the search. */
  children?: ReactNode;
  query: Query;
  /** Says what the search field searches. */
  searchLabel: string;
  filters?: readonly ListFilter<Extract<keyof Query, string>>[];
  columns: readonly AdminColumn<Row, Query['sort']>[];
  table: TablePage<Row>;
  rowKey: (row: Row) => string;
  /** Shown if there is no row. */
  empty: { title: string; text: string };
  /** Shown instead of `empty` while a search or filter is active. */
  noMatch?: { title: string; text: string };
}

/** A list of the administration: search and filters above a sortable table with pages, all of it in the URL. */
export function AdminList<Row, Query extends ListQuery>({
  locale,
  area,
  title,
  summary,
  action,
  children,
  query,
  searchLabel,
  filters = [],
  columns,
  table,
  rowKey,
  empty,
  noMatch = empty,
}: AdminListProps<Row, Query>) {
  const path = localizedPath(locale, adminPath(area));
  const { search, sort } = query;
  const chosen = filters.map((filter) => ({ ...filter, value: query[filter.name]?.toString() }));
  const values = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
  const narrowed = search !== '' || chosen.some(({ value }) => value);
  return (
    <AdminPage title={title} summary={summary} action={action}>
      {children}
      <AdminFilters
        locale={locale}
        path={path}
        search={search}
        searchLabel={searchLabel}
        filters={chosen}
        sort={sort}
      />
      <AdminTable<Row, Query['sort']>
        locale={locale}
        caption={title}
        columns={columns}
        table={table}
        rowKey={rowKey}
        sort={sort}
        href={tableHref(path, { search, ...values, sort })}
        empty={narrowed ? noMatch : empty}
      />
    </AdminPage>
  );
}
