import type { PaperKind } from './schema';

/** Who asked for a paper, or may see it. */
export type PaperGrantDto = {
  userId: string;
  name: string;
  /** The title of the listing where they asked; null once it is gone. */
  listing: string | null;
  requestedAt: string;
  /** Until when they may see it; null while they wait. */
  endsAt: string | null;
};

export type PaperViewDto = { name: string; at: string; isAdmin: boolean };

/** A paper as its owner sees it. Dates are ISO dates. */
export type OwnPaperDto = {
  id: string;
  kind: PaperKind;
  number: string | null;
  country: string;
  issuedOn: string;
  expiresOn: string | null;
  isExpired: boolean;
  heads: number | null;
  /** The listing whose animals it is about; null for all of the owner's. */
  listing: string | null;
  checkedAt: string | null;
  /** Open requests first, then permissions that have not ended. */
  grants: PaperGrantDto[];
  /** Who opened it, the latest first. */
  views: PaperViewDto[];
};

/** What everybody sees of a paper. */
export type PublicPaperDto = {
  id: string;
  kind: PaperKind;
  issuedOn: string;
  expiresOn: string | null;
  isChecked: boolean;
};

/** A paper as somebody sees it who may ask for it. */
export type RequestablePaperDto = PublicPaperDto & {
  state: 'none' | 'requested' | 'granted';
  /** Until when they may see it. */
  endsAt: string | null;
};

/** A paper as administrators check it. */
export type AdminPaperDto = {
  id: string;
  kind: PaperKind;
  number: string | null;
  country: string;
  issuedOn: string;
  expiresOn: string | null;
  heads: number | null;
  owner: { id: string; name: string };
};
