import 'server-only';
import { redirect } from 'next/navigation';
import type { Actor } from '@/lib/core/actors/actor';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { getViewer } from './viewer';

/** Returns the user who opens the page at `path`; redirects a visitor to sign in, and back afterwards. */
export async function requireMemberPage(path: string): Promise<Actor> {
  const viewer = await getViewer();
  if (viewer) return viewer;
  const locale = await currentLocale();
  redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(localizedPath(locale, path))}`);
}
