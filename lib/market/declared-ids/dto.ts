import type { PremisesScheme } from '@/lib/livestock/ids/schema';

/** Identified premises of the actor. */
export type OwnPremisesDto = {
  id: string;
  scheme: PremisesScheme;
  /** As its country writes it. */
  number: string;
  /** When an administrator saw it on a document; null while it is only declared. */
  checkedAt: string | null;
};

/** A listing of the actor with the tags of its animals. */
export type OwnTagsDto = {
  listingId: string;
  title: string;
  location: string;
  tags: string[];
  /** How many of them an administrator saw on a document. */
  checked: number;
};

/** What everybody sees of a listing's identifiers: that there are some, never a number. */
export type PublicIdsDto = {
  premises: { scheme: PremisesScheme; isChecked: boolean }[];
  tags: { declared: number; checked: number };
};

/** Somebody's identifiers as administrators compare them with their documents. */
export type UncheckedIdsDto = {
  owner: { id: string; name: string };
  /** Names of the documents that they sent for their verification. */
  documents: string[];
  /** Premises have a scheme, tags a listing. */
  ids: { id: string; scheme: PremisesScheme | null; number: string; listing: string | null }[];
};
