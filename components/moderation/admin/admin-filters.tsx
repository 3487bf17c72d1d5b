import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Locale } from '@/lib/core/i18n/locales';

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
export async function AdminFilters({ locale, path, search, searchLabel, filters = [], sort }: AdminFiltersProps) {
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
