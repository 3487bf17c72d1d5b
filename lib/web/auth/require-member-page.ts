import 'server-only';
import { redirect } from 'next/navigation';
import type { Actor } from '@/lib/core/actors/actor';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { getViewer } from './viewer';

/** The user who opens a page, and its language. */
export type PageViewer = { viewer: Actor; locale: Locale };

/** Returns the user who opens the page at `path`; redirects a visitor to sign in, and back afterwards. */
export async function requireMemberPage(path: string): Promise<PageViewer> {
  const [viewer, locale] = await Promise.all([getViewer(), currentLocale()]);
  if (viewer) return { viewer, locale };
  redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(localizedPath(locale, path))}`);
}
