import type { VerificationStatus } from '@/lib/accounts/accounts/dto';
import type { SealedSummary } from '@/lib/records/sealed-records/dto';
import type { ErrorCode } from '@/lib/core/errors/domain-error';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import type { PriceBasis } from '@/lib/livestock/pricing/price-bases';
import type { TopicCard } from '@/lib/market/topics/dto';
import type { ListingImage } from '@/lib/market/listings/dto';
import type { MessagePhotoDto } from '@/lib/messages/messages/dto';
import type { CaseAnswer, ReportReason, ReportStatus } from '@/lib/moderation/reports/schema';
import type { RiskGroup, RiskRule } from '@/lib/records/risk-signals/dto';
import type { CaseRef } from './schema';
import type { FraudHint, Passage } from '@/lib/records/risk-phrases/dto';

/** Every decision that is kept: those of the workbench and those of `POST /api/admin/reports/review`. */
export type DecisionAction =
  'dismissed' | 'reviewed' | 'resolved' | 'taken_down' | 'warned' | 'suspended' | 'upheld' | 'restored';

/** A case in the queue. */
export type CaseSummary = {
  key: string;
  kind: CaseRef['kind'];
  title: string;
  /** The language of the title; null if what was reported no longer exists. */
  language: Locale | null;
  picture: string | null;
  /** The illustration that replaces a missing picture. */
  stock: string;
  /** Pending reports; none if only an appeal waits. */
  reports: number;
  reasons: ReportReason[];
  /** When the case began to wait. */
  oldest: string;
  /** The latest pending report: a decision covers the reports up to it. */
  newest: string;
  appeal: boolean;
  /** Its score, if that is why it waits; a held listing isn't public until it is decided. */
  risk: { score: number; heldAt: string | null; answered: boolean } | null;
  /** The name of another administrator who has claimed it; null if there is none. */
  claimedBy: string | null;
};

/**
 * A queue of cases at `now`; `total` also counts those beyond its end. `resolvedToday` counts the cases decided since
 * midnight in the reader's time zone.
 */
export type CaseQueue = { items: CaseSummary[]; total: number; resolvedToday: number; now: string };

/** A report in a case, in its reporter's words. */
export type CaseReport = {
  id: string;
  reason: ReportReason;
  description: string;
  status: ReportStatus;
  /** Null if the account is deleted. */
  reporter: string | null;
  createdAt: string;
};

/** What a rule found, with its evidence put side by side. */
export type CaseSignal = {
  id: string;
  rule: RiskRule;
  points: number;
  /** Found about the owner, not about this topic. */
  ofOwner: boolean;
  /** For its text. */
  values: Record<string, string | number>;
  words: { text: string; hint: FraudHint }[];
  pictures: string[];
  /** The listings and people that it names; paths without the locale. */
  related: { title: string; path: string; picture: string | null }[];
  at: string;
};

/** The risk signals of a topic. */
export type CaseRisk = {
  /** Whether the score waits for a decision. */
  waits: boolean;
  score: number;
  /** Speaks for the owner. */
  verified: boolean;
  heldAt: string | null;
  /** When a held listing has to be decided. */
  decideBy: string | null;
  /** What the owner of a held listing says. */
  answer: { text: string; at: string } | null;
  newest: string | null;
  signals: CaseSignal[];
};

/** A decision or a note in the record of a case or an owner, newest first. */
export type CaseEvent = {
  id: string;
  action: DecisionAction | 'note';
  /** The title of what the decision was about. */
  title: string;
  answer: CaseAnswer | null;
  text: string | null;
  /** Null if the administrator's account is deleted. */
  by: string | null;
  at: string;
};

/** The owner of what was reported. */
export type CaseOwner = {
  id: string;
  name: string;
  picture: string | null;
  location: string | null;
  memberSince: string;
  verificationStatus: VerificationStatus;
  /** What they sent to be verified. */
  documents: string[];
  phoneConfirmed: boolean;
  suspendedAt: string | null;
  /** When the suspension ends by itself; null for one without an end. */
  suspendedUntil: string | null;
  listings: { active: number; total: number; sold: number };
  /** Reports of anything of theirs, decided or not. */
  reports: number;
  suspensions: number;
  /** How many people blocked them. */
  blockedBy: number;
  /** Earlier decisions on anything of theirs but this subject. */
  decisions: CaseEvent[];
};

/**
 * A price as asked, and what it comes to in the same currency for a head, a kilogram and the whole lot: decimal text, null
 * where nobody said what it depends on.
 */
export type CasePrice = {
  amount: string;
  /** Null for equipment. */
  basis: PriceBasis | null;
  currency: Currency;
  heads: number | null;
  head: string | null;
  kg: string | null;
  total: string | null;
  /** True if the sums depend on a weight. */
  approximate: boolean;
};

/** An animal, equipment or a lot, as its page shows it. */
export type ListingSubject = {
  kind: 'listing';
  title: string;
  /** The language of title and description. */
  language: Locale;
  /** The description in passages; joined they are the text. */
  description: Passage[];
  price: CasePrice;
  location: string;
  images: ListingImage[];
  createdAt: string | null;
  state: 'active' | 'paused' | 'expired' | 'sold' | 'upcoming' | 'live' | 'ended' | 'cancelled';
  takenDown: boolean;
  /** Its page, without the locale. */
  path: string;
};

/** A person, with the newest of what they have on sale. */
export type PersonSubject = { kind: 'person'; title: string; listings: (TopicCard & { path: string })[]; path: string };

/** A reported message or one beside it. */
export type CaseMessage = {
  id: string;
  isReported: boolean;
  /** Null if the account is deleted. */
  from: string | null;
  isOwners: boolean;
  /** The text in passages; joined they are the text. */
  text: Passage[];
  contact: string;
  /** The photographs of the reported message; of the others only how many. */
  photos: MessagePhotoDto[];
  photoCount: number;
  at: string;
};

/** A message with those around it, which its recipient lets moderators read by reporting it. */
export type MessageSubject = {
  kind: 'message';
  title: string;
  removed: boolean;
  /** What the conversation is about. */
  about: { title: string; path: string } | null;
  messages: CaseMessage[];
};

/** What was reported. */
export type CaseSubject = ListingSubject | PersonSubject | MessageSubject;

/** What a moderator sees of a case. */
export type CaseDetail = {
  key: string;
  kind: CaseRef['kind'];
  title: string;
  stock: string;
  /** Null if it was deleted. */
  subject: CaseSubject | null;
  owner: CaseOwner | null;
  /** Pending ones first. */
  reports: CaseReport[];
  pending: number;
  /** Null if no rule found anything. */
  risk: CaseRisk | null;
  /** A decision covers the pending reports and risk signals up to this time. */
  until: string;
  /** Earlier decisions and notes about this subject. */
  record: CaseEvent[];
  /** Copies of what was deleted. */
  sealed: SealedSummary[];
  /** `isOwn`: the reader decided what is appealed, so that somebody else decides this. */
  appeal: { text: string; at: string; isOwn: boolean } | null;
  /** The canned answers that fit, and the one that says what most reports say, or the strongest signal; null if none does. */
  answers: readonly CaseAnswer[];
  suggested: CaseAnswer | null;
  /** What the owner would read with each answer, in their language. */
  previews: Partial<Record<CaseAnswer, string[]>> | null;
  ownerLanguage: string | null;
  claimedBy: string | null;
};

/** The other administrator who holds a case; null if there is none. */
export type ClaimDto = { claimedBy: string | null };

/** A decision that was taken. `undoUntil` is null if it can't be undone. */
export type DecisionReceipt = { id: string; key: string; title: string; undoUntil: string | null };

/** The outcome of a decision on several cases. */
export type BulkReceipt = { decided: DecisionReceipt[]; refused: { key: string; code: ErrorCode }[] };

/** What whoever a decision concerns sees of it. */
export type AppealPage = {
  about: 'listing' | 'message' | 'user';
  /** The whole text of a message. */
  title: string;
  decidedAt: string;
  /** Why, in the owner's language. */
  reasons: string[];
  state: 'open' | 'waiting' | 'upheld' | 'restored' | 'closed';
  text: string | null;
};

/** What the owner of a held listing sees. */
export type HoldPage = {
  title: string;
  /** The form of the listing or lot, without the locale. */
  editPath: string;
  heldAt: string;
  decidedBy: string;
  /** About what the owner can show something. */
  helps: RiskGroup[];
  answer: string | null;
};
