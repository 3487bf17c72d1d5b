import 'server-only';
import { forbidden } from 'next/navigation';
import type { Actor } from '@/lib/actors/actor';
import { requireMemberPage } from './require-member-page';

/**
 * Returns the administrator who opens the page at `path`; redirects visitors to sign in, and answers 403 to other
 * users.
 */
export async function requireAdminPage(path: string): Promise<Actor> {
  const viewer = await requireMemberPage(path);
  if (viewer.role !== 'admin') forbidden();
  return viewer;
}
