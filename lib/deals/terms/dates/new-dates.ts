import type { Side } from '@/lib/deals/terms/side';

/** A day of delivery that one side proposes; `nth` is its place among the events of the deal. */
export type ProposedDate = { nth: number; side: Side; day: string };
/** A day of delivery on which both agreed after the deal. */
export type AgreedDate = { day: string; at: Date };

/** What happened to a deal, in order. */
type Event = { nth: number; kind: string; side: string | null; data: unknown; at: Date };

/** The newest day that both agreed on instead of the one in the terms, and one that was proposed since and not answered. */
export function newDates(events: readonly Event[]): { proposed: ProposedDate | null; agreed: AgreedDate | null } {
  const proposal = events.findLast(({ kind }) => kind === 'dateProposed');
  const acceptance = events.findLast(({ kind }) => kind === 'dateAgreed');
  // The verbs that record them let nothing else in.
  const dayOf = ({ data }: Event) => (data as { day: string }).day;
  return {
    proposed:
      proposal && proposal.nth > (acceptance?.nth ?? 0)
        ? { nth: proposal.nth, side: proposal.side as Side, day: dayOf(proposal) }
        : null,
    agreed: acceptance ? { day: dayOf(acceptance), at: acceptance.at } : null,
  };
}
