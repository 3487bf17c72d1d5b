import type { VerificationStatus } from '@/lib/accounts/accounts/dto';
import type { Waiting } from '@/lib/deals/deals/dto';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { Slot } from '@/lib/deals/terms/dates/visit-slots';
import type { Topic } from '@/lib/core/topics/schema';
import type { KindName } from '@/lib/market/listings/kind';
import type { PaperKind } from '@/lib/market/papers/schema';
import type { UnreadCounts } from '@/lib/messages/messages/dto';
import type { CaseAnswer, ReportReason } from '@/lib/moderation/reports/schema';

/** What is shown above the tabs of a dashboard. */
export type DashboardSummary = {
  firstName: string;
  email: string;
  emailConfirmed: boolean;
  phone: string | null;
  verificationStatus: VerificationStatus;
  memberSince: string;
  /** Of animals and equipment together, as others see them; `paused`: by the owner, and nothing else; as `OwnState` says. */
  listings: { active: number; paused: number };
  animals: number;
  equipment: number;
  /** Lots of auctions. */
  lots: number;
  favorites: number;
  searches: number;
  /** Lots that the member bid on. */
  bids: number;
  unread: UnreadCounts;
};

/** What a member has to do today; `listingId` is of animals that its title names. Dates are ISO strings. */
export type Task = { listingId?: string | null } & TaskOf;

type TaskOf =
  /** A held listing or lot that nobody answered for; a moderator decides `by` then. */
  | { kind: 'held'; topic: Topic; title: string; by: string }
  /** An offer that waits for the member's answer; it expires `by` then. */
  | {
      kind: 'offer';
      id: string;
      name: string;
      title: string;
      terms: Pick<DealTerms, 'heads' | 'amount' | 'basis' | 'currency'>;
      by: string;
    }
  /** Slots of a visit that wait for the member's answer; the last of them is over `by` then. */
  | { kind: 'visit'; id: string; name: string; title: string; isOthers: boolean; count: number; by: string }
  /** A visit that was agreed on and is near. */
  | { kind: 'visitSoon'; id: string; name: string; title: string; slot: Slot; by: string }
  /** Quotes of carriers that wait for the member's answer; the first of them expires `by` then. */
  | { kind: 'freight'; id: string; from: string; to: string; count: number; by: string }
  /** A deal in which something waits for the member: an answer, or what comes next. */
  | {
      kind: 'deal';
      number: number;
      step: Waiting;
      name: string;
      title: string;
      since: string;
      /** When a winner who was asked is given up. */
      until: string | null;
    }
  /** A conversation whose last message is the other person's. */
  | { kind: 'message'; key: string; name: string; title: string | null; text: string; photos: number; since: string }
  | { kind: 'paperAsked'; name: string; paper: PaperKind; since: string }
  /** The buyer of an auction lot did not write in time. */
  | { kind: 'answerMissed'; id: string; title: string; since: string }
  /** A listing that was taken down, which its owner may still appeal. */
  | { kind: 'takenDown'; topic: Topic; title: string; why: WhyTakenDown; since: string }
  /** An advertisement that was rejected and may be sent again, or that runs once it is paid. */
  | { kind: 'ad'; id: string; title: string; isRejected: boolean; since: string }
  /** Animals on sale for a month that nobody has asked about. */
  | { kind: 'quiet'; id: string; title: string; days: number; since: string }
  | { kind: 'paperExpires'; paper: PaperKind; on: string; title: string | null }
  /** A listing that expires soon, or did a short while ago. */
  | { kind: 'expires'; listing: { kind: KindName; id: string }; title: string; at: string; isOver: boolean };

/** What the page of a listing or lot brought in the last seven days: views, and people who began to write about it. */
export type WeekFigures = { views: number; enquiries: number };

/** A sale, as its seller noted it or by a deal; `amount` is decimal text, as the listing asks its price or in the terms of the deal. */
export type KnownSale = {
  /** Of a note that can be taken back alone: not of a deal, nor once all is sold. */
  id: string | null;
  buyer: string | null;
  heads: number | null;
  amount: string | null;
  terms: Pick<DealTerms, 'basis' | 'currency'> | null;
};

/** What its seller knows of sales of an animal listing; null is what nobody said. */
export type ListingSales = {
  /** Heads neither sold nor reserved. */
  left: number | null;
  /** Heads sold while the others stayed on sale. */
  sold: number;
  /** Heads of open deals. */
  reserved: number;
  /** Who wrote about it. */
  buyers: { id: string; name: string }[];
  /** The last first. */
  noted: KnownSale[];
};

/** Why a listing was taken down: what its owner was answered, or what it was reported for. */
export type WhyTakenDown = { answer: CaseAnswer } | { reason: ReportReason };
