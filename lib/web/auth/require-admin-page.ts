import 'server-only';
import { forbidden, redirect } from 'next/navigation';
import { localizedPath } from '@/lib/core/i18n/paths';
import { requireMemberPage, type PageViewer } from './require-member-page';

/**
 * Returns the administrator who opens the page at `path`; redirects visitors to sign in and an administrator
 * without the required second factor to where it is added, and answers 403 to other users.
 */
export async function requireAdminPage(path: string): Promise<PageViewer> {
  const { viewer, locale } = await requireMemberPage(path);
  if (viewer.mustAddFactor) redirect(`${localizedPath(locale, '/profile')}#security`);
  if (viewer.role !== 'admin') forbidden();
  return { viewer, locale };
}
