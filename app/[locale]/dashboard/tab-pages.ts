import { redirect } from 'next/navigation';
import type { Actor } from '@/lib/accounts/actor';
import type { Locale } from '@/lib/i18n/locales';

export const PAGE_SIZE = 20;

export interface ListTabProps {
  viewer: Actor;
  locale: Locale;
  /** How many rows there are in all. */
  total: number;
  page: number;
  /** The dashboard's address. */
  path: string;
}

/** How many pages `total` rows fill. Whoever asks for a later one (its last row was just taken away) is sent to the last. */
export function tabPages(total: number, page: number, href: (page: number) => string): number {
  const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > totalPages) redirect(href(totalPages));
  return totalPages;
}
