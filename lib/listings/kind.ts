import type { Prisma, Transaction } from '@/lib/db/client';
import type { HighlightDuration, HighlightChoice } from '@/lib/highlights/schema';
import type { ImageDetails } from '@/lib/images/details';

/** What verbs set beside what a seller fills in: pictures, video, highlight and where the listing stands in its life. */
export type SetColumns = Partial<{
  images: string[];
  imageDetails: ImageDetails[];
  /** Animals only. */
  videoFile: string | null;
  highlightDuration: HighlightDuration;
  highlightUntil: Date;
  isHighlighted: boolean;
  isActive: boolean;
  expiresAt: Date;
  expiryNoticeAt: null;
  soldAt: Date | null;
  takenDownAt: Date | null;
}>;

/** What every form of a listing carries beside the fields of its kind. */
export type KindFields = HighlightChoice & {
  videoFile?: string | null;
};

/** A table of listings, and what its rows are as a topic. */
export interface ListingTable {
  readonly topic: 'listing' | 'equipment';
  readonly table: Prisma.Sql;
  /** The column of the uploaded video, or NULL where the table has none. */
  readonly videoFile: Prisma.Sql;
}

/**
 * A table of listings: animals or equipment. Both are published, paused, sold, renewed, highlighted, taken down and deleted by the
 * same verbs; a kind says which table, and what its rows look like from outside.
 */
export interface ListingKind<Dto> extends ListingTable {
  change(tx: Transaction, id: string, set: SetColumns): Promise<Dto>;
}

/** A kind with what its sellers fill in. */
export interface EditableListingKind<Fields extends KindFields, Dto> extends ListingKind<Dto> {
  create(tx: Transaction, userId: string, fields: Fields, set: SetColumns & { expiresAt: Date }): Promise<Dto>;
  update(tx: Transaction, id: string, fields: Fields, set: SetColumns): Promise<Dto>;
  find(tx: Transaction, id: string): Promise<Dto | null>;
}

export type KindName = ListingTable['topic'];
