import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Locale } from '@/lib/i18n/locales';

interface AdminFilter {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
}

interface AdminFiltersProps {
  locale: Locale;
  /** The table's address without a query. */
  path: string;
  search: string;
  /** What the search looks in. */
  searchLabel: string;
  filters?: readonly AdminFilter[];
  /** Kept when the form is sent. */
  sort?: string;
}

/** Search and filters of an administrators' table: a plain form, so that its state is the address. */
export async function AdminFilters({ locale, path, search, searchLabel, filters = [], sort }: AdminFiltersProps) {
  const t = await getTranslations({ locale, namespace: 'admin' });
  const narrowed = search !== '' || filters.some(({ value }) => value);
  return (
    <form role="search" action={path} className="mb-5 flex flex-wrap gap-2">
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <Input type="search" name="search" defaultValue={search} maxLength={100} aria-label={searchLabel} placeholder={searchLabel} className="min-w-0 max-w-form flex-1 basis-60" />
      {filters.map((filter) => (
        <Select key={filter.name} name={filter.name} defaultValue={filter.value ?? ''} aria-label={filter.label} className="w-auto basis-40">
          <option value="">{filter.label}</option>
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ))}
      <Button type="submit" variant="secondary">
        <Icon name="search" />
        {t('searchButton')}
      </Button>
      {narrowed ? (
        <a href={path} className={buttonVariants({ variant: 'ghost' })}>
          {t('clearSearch')}
        </a>
      ) : null}
    </form>
  );
}
