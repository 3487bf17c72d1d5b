import type { BidTerms } from '@/lib/livestock/pricing/bid-total';

/** What a sealed record is a copy of. */
export type SealedKind = 'listing' | 'equipment' | 'lot' | 'account';

/** A deleted account, as it was. */
export type SealedAccount = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  location: string | null;
  role: string;
  language: string;
  createdAt: string;
  verificationStatus: string;
  businessName: string | null;
  suspendedAt: string | null;
  suspensionReason: string | null;
};

/** A message about a deleted topic. */
export type SealedMessage = {
  id: string;
  /** The names of its two sides; null if that account was deleted before. */
  from: string | null;
  to: string | null;
  at: string;
  text: string;
  contact: string;
  photos: number;
};

/** A bid of a deleted account, with what its amounts mean. */
export type SealedBid = { lotId: string; title: string; amount: string; maximum: string; at: string } & BidTerms;

/** What a sealed record holds besides its files. */
export type SealedData = {
  account: SealedAccount | null;
  /** The columns of the deleted row by their names in the database; null for an account. */
  row: Record<string, string | number | boolean | null> | null;
  messages: SealedMessage[];
  bids: SealedBid[];
};

/** A sealed record as a case names it, without its content. */
export type SealedSummary = { id: string; kind: SealedKind; title: string; sealedAt: string; keepUntil: string };

/** A sealed record that was opened. Its files have addresses of their own, in the order of the row and the messages. */
export type SealedRecordDto = SealedSummary & SealedData & { files: { place: number; isVideo: boolean }[] };
