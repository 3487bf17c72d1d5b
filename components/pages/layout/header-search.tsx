'use client';

import { usePathname } from 'next/navigation';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/locales';
import type { FrameLabels } from './frame-labels';

/** The sections with a search of their own. */
const SECTIONS = [
  ['/auctions', 'searchAuctions'],
  ['/equipment', 'searchEquipment'],
  ['/blog', 'searchBlog'],
] as const;

interface HeaderSearchProps {
  locale: Locale;
  labels: FrameLabels['header'];
  /** `header-search` isn't shown on pages with their own search box (marked `data-own-search`). */
  className: string;
}

/**
 * The compact search: a plain GET form to the page that lists what this one shows: animals, lots, equipment or articles.
 * Known only after hydration, as cached pages are rendered under an internal path. `required` prevents blank searches.
 */
export function HeaderSearch({ locale, labels, className }: HeaderSearchProps) {
  const pathname = usePathname();
  const hydrated = useHydrated();
  const [path, text] =
    SECTIONS.find(([path]) => hydrated && `${pathname}/`.startsWith(`${localizedPath(locale, path)}/`)) ?? [];
  return (
    <search className={className}>
      <form action={localizedPath(locale, path ?? '/')} className="search-box">
        <Icon name="search" />
        <input
          type="search"
          name="search"
          required
          pattern=".*\S.*"
          maxLength={100}
          aria-label={text ? labels[text] : labels.searchLabel}
          placeholder={text ? labels[text] : labels.searchPlaceholder}
        />
      </form>
    </search>
  );
}
