import 'server-only';
import { forbidden, redirect } from 'next/navigation';
import type { Actor } from '@/lib/core/actors/actor';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { requireMemberPage } from './require-member-page';

/**
 * Returns the administrator who opens the page at `path`; redirects visitors to sign in and an administrator
 * without the required second factor to where it is added, and answers 403 to other users.
 */
export async function requireAdminPage(path: string): Promise<Actor> {
  const viewer = await requireMemberPage(path);
  if (viewer.mustAddFactor) redirect(`${localizedPath(await currentLocale(), '/profile')}#security`);
  if (viewer.role !== 'admin') forbidden();
  return viewer;
}
