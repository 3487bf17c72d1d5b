import 'server-only';
import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { maySeeListing } from '@/lib/listings/policy';
import { isId } from '@/lib/validation/fields';

/** A piece of equipment, or null where there is none that `viewer` may see; a malformed id names none. */
export async function getEquipment(viewer: Actor | null, id: string): Promise<{ id: string; userId: string; title: string } | null> {
  if (!isId(id)) return null;
  const row = await db.equipmentListing.findUnique({ where: { id }, select: { id: true, userId: true, title: true, isActive: true, expiresAt: true, soldAt: true } });
  return row && maySeeListing(viewer, row) ? row : null;
}
