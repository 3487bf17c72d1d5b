import 'server-only';
import { forbidden } from 'next/navigation';
import type { Actor } from '@/lib/actors/actor';
import { requireMemberPage } from './require-member-page';

/** The administrator who opens the page at `path`: visitors are sent to sign in, all others are answered Access Denied with 403. */
export async function requireAdminPage(path: string): Promise<Actor> {
  const viewer = await requireMemberPage(path);
  if (viewer.role !== 'admin') forbidden();
  return viewer;
}
