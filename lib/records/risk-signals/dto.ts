import type { FraudHint } from '@/lib/records/risk-phrases/dto';

/** What a signal is about; `listing` and `equipment` are the two kinds of listing. */
export const RISK_SUBJECTS = ['user', 'listing', 'equipment', 'lot', 'message'] as const;
export type RiskSubject = (typeof RISK_SUBJECTS)[number];

/** A passage of a text that was recognised, and what it hints at. */
export type FoundWords = { text: string; hint: FraudHint }[];

/** What each rule found: everything that a moderator needs to judge it without searching. */
export type RiskEvidence = {
  /**
   * `other` is the other listing or lot in the format of `topicText`; pictures are storage keys. Both are null if that is
   * gone, of which nothing but the hashes is left.
   */
  photo_of_another: {
    picture: string;
    other: string | null;
    otherPicture: string | null;
    distance: number;
    fraud: boolean;
    gone: boolean;
  };
  photo_of_own: { picture: string; others: string[] };
  stock_photo: { picture: string; name: string };
  text_of_another: { other: string; similarity: number; text: string; otherText: string };
  /** The other account that sent the same document. */
  document_of_another: { other: string };
  /** The suspended account, and whether both accounts had confirmed the contact. */
  same_contact: { contact: 'email' | 'phone'; other: string; confirmed: boolean };
  /** Prices in US dollars, per kilogram or per head; `sample` is the number of prices behind the median. */
  price_low: PriceEvidence;
  price_typo: PriceEvidence;
  young_and_fast: { hours: number; listings: number; contacts: number };
  throwaway_mail: { domain: string };
  /** ISO codes of countries. */
  phone_elsewhere: { phone: string; place: string };
  payment_words: { words: FoundWords };
  payment_words_sent: { words: FoundWords; people: number };
  overpayment: { words: FoundWords };
  /** A price far below what others ask, to be paid in advance or so that it can't be taken back. */
  cheap_and_risky: { percent: number; words: FoundWords };
  /** Listings and lots of the account, in the format of `topicText`, that show what is another's. */
  copies_at_once: { others: string[] };
  reports: { report: string; reporter: string; reason: string; weight: number };
  link_shortener: { links: string[] };
  id_format_wrong: { kind: string; tries: number };
};

type PriceEvidence = { price: string; median: string; per: 'kg' | 'head'; sample: number; percent: number };

export type RiskRule = keyof RiskEvidence;

/** Rules of one group may have the same cause; rules of two groups are independent. */
export type RiskGroup = 'pictures' | 'text' | 'identity' | 'price' | 'behaviour' | 'reports';
