import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
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
  headsLeft: number | null;
  headsReserved: number;
  awaitsHeads: boolean;
  expiresAt: Date;
  soldAt: Date | null;
  takenDownAt: Date | null;
  heldAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const LOCKED = [
  ...(['id', 'userId', 'location', 'images', 'imageDetails', 'highlightDuration', 'highlightUntil'] as const),
  ...(['isActive', 'expiresAt', 'soldAt', 'takenDownAt', 'heldAt', 'createdAt', 'updatedAt'] as const),
];

/** Reads a listing and locks its row until the transaction ends, which serializes concurrent changes. */
export async function lockListing(tx: Transaction, kind: ListingTable, id: string): Promise<LockedListing | null> {
  if (!isId(id)) return null;
  const rows = await tx.$queryRaw<LockedListing[]>`
    SELECT ${columnsOf('AnimalListing', LOCKED)}, ${kind.videoFile} AS "videoFile",
      ${kind.headsLeft} AS "headsLeft", ${kind.headsReserved} AS "headsReserved", ${kind.awaitsHeads} AS "awaitsHeads"
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
