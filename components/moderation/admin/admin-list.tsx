import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { TablePage } from '@/lib/core/validation/table-query';
import { AdminTable, type AdminColumn } from '@/components/ui/lists/admin-table';
import { adminPath, type AdminArea } from '@/components/moderation/frame/pages';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { AdminPage } from './admin-page';
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

interface AdminFilter {
  name: string;
  /** The filter's label and its first choice, such as "All statuses". */
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
}

interface AdminFiltersProps {
  locale: Locale;
  /** The table's address without its query. */
  path: string;
  search: string;
  /** Says what the search field searches. */
  searchLabel: string;
  filters?: readonly AdminFilter[];
  /** The current sort, which submitting the form keeps. */
  sort?: string;
}

/** Search and filters of an administrators' table: a plain GET form, so the state is in the URL. */
async function AdminFilters({ locale, path, search, searchLabel, filters = [], sort }: AdminFiltersProps) {
  const t = await getTranslations({ locale, namespace: 'admin' });
  // Phones show two controls per row; one left without a partner takes the whole row.
  const WHOLE_LINE = 'max-sm:col-span-2';
  const paired = filters.length % 2 === 1;
  const narrowed = search !== '' || filters.some(({ value }) => value);
  return (
    <form role="search" action={path} className="mb-5 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <Input
        type="search"
        name="search"
        defaultValue={search}
        maxLength={100}
        aria-label={searchLabel}
        placeholder={searchLabel}
        className="col-span-2 min-w-0 flex-1 basis-60 sm:max-w-form"
      />
      {filters.map((filter) => (
        <Select
          key={filter.name}
          name={filter.name}
          defaultValue={filter.value ?? ''}
          aria-label={filter.label}
          className="sm:w-auto sm:basis-40"
        >
          <option value="">{filter.label}</option>
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ))}
      <Button type="submit" variant="secondary" className={paired || narrowed ? undefined : WHOLE_LINE}>
        <Icon name="search" />
        {t('searchButton')}
      </Button>
      {narrowed ? (
        <a href={path} className={cn(buttonVariants({ variant: 'ghost' }), paired && WHOLE_LINE)}>
          {t('clearSearch')}
        </a>
      ) : null}
    </form>
  );
}
