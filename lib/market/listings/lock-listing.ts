import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { HighlightDuration } from '@/lib/market/highlights/schema';
import { imageDetailsSchema, type ImageDetails } from '@/lib/files/images/details';
import { isId } from '@/lib/core/validation/fields';
import type { ListingTable } from './kind';
import { mayEditListing, maySeeListing } from './policy';

type LockedListing = {
  id: string;
  userId: string;
  location: string;
  images: string[];
  imageDetails: ImageDetails[];
  videoFile: string | null;
  highlightDuration: HighlightDuration | null;
  highlightUntil: Date | null;
  isActive: boolean;
  expiresAt: Date;
  soldAt: Date | null;
  takenDownAt: Date | null;
  heldAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Reads a listing and locks its row until the transaction ends, which serializes concurrent changes. */
export async function lockListing(tx: Transaction, kind: ListingTable, id: string): Promise<LockedListing | null> {
  if (!isId(id)) return null;
  const rows = await tx.$queryRaw<LockedListing[]>`
    SELECT id, user_id AS "userId", location, images, image_details AS "imageDetails", ${kind.videoFile} AS "videoFile", 
           highlight_duration AS "highlightDuration", highlight_until AS "highlightUntil",
           is_active AS "isActive", expires_at AS "expiresAt", sold_at AS "soldAt", taken_down_at AS "takenDownAt", held_at AS "heldAt", created_at AS "createdAt", updated_at AS "updatedAt"
    FROM ${kind.table} WHERE id = ${id}::uuid FOR UPDATE`;
  return rows[0] ? { ...rows[0], imageDetails: imageDetailsSchema.array().parse(rows[0].imageDetails) } : null;
}

/**
 * Locks a listing that the actor may change.
 * @throws DomainError `listing_not_found` if they may not even see it, `forbidden` if they may only see it.
 */
export async function lockOwnListing(
  tx: Transaction,
  kind: ListingTable,
  id: string,
  actor: Actor,
  may: typeof mayEditListing = mayEditListing,
): Promise<LockedListing> {
  const listing = await lockListing(tx, kind, id);
  if (!listing || !maySeeListing(actor, listing)) throw new DomainError('listing_not_found');
  if (!may(actor, listing)) throw new DomainError('forbidden');
  return listing;
}
