import 'server-only';
import { forbidden, redirect } from 'next/navigation';
import type { Actor } from '@/lib/accounts/actor';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';
import { getViewer } from './viewer';

/** The administrator who opens the page at `path`: visitors are sent to sign in, all others are answered Access Denied with 403. */
export async function requireAdminPage(path: string): Promise<Actor> {
  const viewer = await getViewer();
  if (!viewer) {
    const locale = await currentLocale();
    redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(localizedPath(locale, path))}`);
  }
  if (viewer.role !== 'admin') forbidden();
  return viewer;
}
