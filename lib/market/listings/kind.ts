import type { Prisma, Transaction } from '@/lib/core/db/client';
import type { HighlightDuration, HighlightChoice } from '@/lib/market/highlights/schema';
import type { ImageDetails } from '@/lib/files/images/details';

/** Columns that verbs set in addition to the seller's fields: pictures, video, highlight and status. */
export type SetColumns = Partial<{
  images: string[];
  imageDetails: ImageDetails[];
  /** Animals only. */
  videoFile: string | null;
  highlightDuration: HighlightDuration;
  highlightUntil: Date;
  isHighlighted: boolean;
  isActive: boolean;
  /** Animals only. */
  awaitsHeads: false;
  expiresAt: Date;
  expiryNoticeAt: null;
  soldAt: Date | null;
  takenDownAt: Date | null;
  heldAt: Date | null;
}>;

/** Fields that every listing form has in addition to those of its kind. */
export type KindFields = HighlightChoice & {
  location: string;
  /** Pauses or resumes the listing; absent leaves it as it is. */
  isActive?: boolean | null;
  videoFile?: string | null;
};

/** A table of listings and the topic of its rows. */
export interface ListingTable {
  readonly topic: 'listing' | 'equipment';
  readonly table: Prisma.Sql;
  /** The column of the uploaded video, or NULL if the table has none. */
  readonly videoFile: Prisma.Sql;
  /** Heads that are neither reserved nor sold, NULL where they aren't counted; and whether only those keep it off sale. */
  readonly headsLeft: Prisma.Sql;
  /** Heads that open deals have. */
  readonly headsReserved: Prisma.Sql;
  readonly awaitsHeads: Prisma.Sql;
}

/**
 * A kind of listing: animals or equipment. The same verbs publish, pause, sell, renew, highlight, take down and
 * delete both; a kind provides the table and the mapping of its rows to DTOs.
 */
export interface ListingKind<Dto> extends ListingTable {
  change(tx: Transaction, id: string, set: SetColumns): Promise<Dto>;
}

/** A kind with the operations on its sellers' fields. */
export interface EditableListingKind<Fields extends KindFields, Dto> extends ListingKind<Dto> {
  create(tx: Transaction, userId: string, fields: Fields, set: SetColumns & { expiresAt: Date }): Promise<Dto>;
  update(tx: Transaction, id: string, fields: Fields, set: SetColumns): Promise<Dto>;
  find(tx: Transaction, id: string): Promise<Dto | null>;
}

export type KindName = ListingTable['topic'];
