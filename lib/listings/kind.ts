import type { Prisma, Transaction } from '@/lib/db/client';
import type { ImageDetails } from '@/lib/images/details';
import type { HighlightDuration } from './schema';

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
export type KindFields = {
  highlightDuration?: HighlightDuration | 'none' | null;
  highlightUntil?: string | null;
  videoFile?: string | null;
};

/**
 * A table of listings: animals or equipment. Both are published, paused, sold, renewed, highlighted, taken down and deleted by the
 * same verbs; a kind says which table, and what its rows look like from outside.
 */
export interface LifeKind<Dto> {
  readonly topic: 'listing' | 'equipment';
  readonly table: Prisma.Sql;
  /** The column of the uploaded video, or NULL where the table has none. */
  readonly videoFile: Prisma.Sql;
  change(tx: Transaction, id: string, set: SetColumns): Promise<Dto>;
}

/** A kind with what its sellers fill in. */
export interface ListingKind<Fields extends KindFields, Dto> extends LifeKind<Dto> {
  create(tx: Transaction, userId: string, fields: Fields, set: SetColumns & { expiresAt: Date }): Promise<Dto>;
  update(tx: Transaction, id: string, fields: Fields, set: SetColumns): Promise<Dto>;
  find(tx: Transaction, id: string): Promise<Dto | null>;
}
