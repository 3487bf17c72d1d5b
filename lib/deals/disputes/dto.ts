import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import type { Claim } from '@/lib/deals/terms/dto';
import type { DealTerms } from '@/lib/deals/terms/schema';
import type { Side } from '@/lib/deals/terms/side';

export type DisputeStatus = 'open' | 'settled' | 'withdrawn' | 'recommended';

/** What a dispute comes to by the terms, the heads that it was computed for, and the declared fault that it is about. */
export type DisputeClaim = Claim & {
  heads: number;
  fault?: string;
  /** Heads that whoever claims fewer counted when they weighed. */
  weighed?: number;
};

/** A sum that one side proposed; the amount is decimal text in the currency of the terms. */
export type ProposalDto = { id: string; side: Side; amount: string; at: string };

/**
 * How a dispute ended: with the computed sum, a proposed one, or what an administrator recommends, which settles it once both
 * have accepted it.
 */
export type OutcomeDto = {
  amount: string;
  by: 'claim' | 'proposal' | 'recommendation';
  text: string | null;
  /** The sides that accepted a recommendation; absent of the others. */
  accepted?: Side[];
};

/** A dispute as both sides of the deal see it. */
export type DisputeDto = {
  id: string;
  kind: DisputeKind;
  openedBy: Side;
  text: string;
  /** Null of a kind that comes to no sum by the terms, and of a weight where none was agreed. */
  claim: DisputeClaim | null;
  status: DisputeStatus;
  proposals: ProposalDto[];
  openedAt: string;
  /** From when on an administrator recommends an outcome. */
  dueAt: string;
  settledAt: string | null;
  outcome: OutcomeDto | null;
};

/** A dispute that waits for an administrator. */
export type DisputeCaseDto = DisputeDto & {
  number: number;
  title: string;
  terms: DealTerms;
  names: Record<Side, string>;
  /** Their accounts, null of one that was deleted. */
  people: Record<Side, string | null>;
  /** Null of an auction's lot. */
  listingId: string | null;
  /** What each side weighed last, and what both stand by, in kilograms. */
  weighed: Record<Side, string | null>;
  netKg: string | null;
  /** Those are kilograms of carcass. */
  isDressed: boolean;
};
