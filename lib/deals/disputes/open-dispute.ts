import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { areDressed, deliveredOf, newestWeighings } from '@/lib/deals/deals/compare-sides';
import { whyNotOpenable } from '@/lib/deals/deals/departure';
import { declaredFaults } from '@/lib/deals/deals/dto';
import { accountOf, type DealRow } from '@/lib/deals/deals/get-deal';
import { changeDeal, recordEvent } from '@/lib/deals/deals/lock-deal';
import { recommendedAt } from '@/lib/deals/terms/dates/deadlines';
import { faultClaim, headsClaim, weightClaim } from '@/lib/deals/terms/dispute';
import { hasLostWeight, isAbove, mostOf } from '@/lib/deals/terms/disputes/disputed-sum';
import type { DisputeKind } from '@/lib/deals/terms/disputes/dispute-kinds';
import type { FirmDue } from '@/lib/deals/terms/dto';
import { minus, money, most, plus, ZERO } from '@/lib/deals/terms/exact';
import { isPaidByWeight, settle, type Delivered } from '@/lib/deals/terms/settlement';
import type { Side } from '@/lib/deals/terms/side';
import { netWeight } from '@/lib/deals/terms/weights';
import { toFraction } from '@/lib/livestock/pricing/normalise-price';
import type { DisputeClaim, DisputeDto } from './dto';
import { readDisputes } from './get-disputes';
import type { DisputeInput } from './schema';

/** Disputes that a side may open in a deal: nobody uses up the other's. */
const DISPUTES_MAX = 10;

/** Weighing is blind: who opens a dispute about kilograms would tell them to a side that has yet to weigh. */
function mayTellWeight({ weighings, weighedAt, acceptedAt }: DealRow): boolean {
  const { seller, buyer } = newestWeighings(weighings);
  return weighedAt !== null || acceptedAt !== null || (seller !== null && buyer !== null);
}

/** What is due for what both stand by; null before that. */
function firmOf(deal: DealRow): FirmDue | null {
  const delivered = deal.netKg === null ? null : deliveredOf(deal);
  const sum = delivered && settle(deal.terms, delivered);
  return sum && { due: sum.due, heads: delivered.heads };
}

/** What a side weighed last; null if nothing. */
function ownOf({ weighings }: DealRow, side: Side): Delivered | null {
  const own = newestWeighings(weighings)[side];
  return own && { heads: own.heads, kg: netWeight(own.grossKg.toString(), own.tareKg.toString()) };
}

/** The heads that a side counted when it weighed, where it claims that fewer came: the other one reads both. */
function countedMore(deal: DealRow, side: Side, heads: number): Pick<DisputeClaim, 'weighed'> {
  const weighed = ownOf(deal, side)?.heads;
  return weighed !== undefined && weighed > heads ? { weighed } : {};
}

/**
 * Computes what a dispute comes to by the terms as they were agreed, or by the firm weight; null where they know no sum. Whoever
 * weighed claims by what they weighed.
 */
function claimOf(deal: DealRow, side: Side, input: DisputeInput): DisputeClaim | null {
  const { terms } = deal;
  const due = firmOf(deal);
  const upTo = (field: string, heads: number | null) => {
    if (heads !== null && heads > terms.heads) throw invalidField(field, 'headsAgreed', { heads: terms.heads });
  };
  switch (input.kind) {
    case 'weight': {
      const { kg, heads } = input;
      const firm = deal.netKg?.toString() ?? null;
      // What both stand by is no matter of opinion any more.
      const own = firm === null ? ownOf(deal, side) : null;
      const stands = firm ?? own?.kg ?? null;
      if (stands !== null && kg !== null && Number(stands) !== Number(kg))
        throw firm === null ? invalidField('kg', 'weighedOther') : new DomainError('weight_firm');
      const delivered = stands ?? kg;
      if (delivered === null) throw invalidField('kg', 'weight');
      if (!mayTellWeight(deal)) throw new DomainError('weights_missing');
      upTo('heads', heads);
      if (own && heads !== null && heads > own.heads) throw invalidField('heads', 'weighedOther');
      const came = heads ?? (firm === null ? own : deliveredOf(deal))?.heads ?? terms.heads;
      const claim = weightClaim(
        terms,
        delivered,
        came,
        hasLostWeight(terms, deliveredOf(deal)) ? due : null,
        areDressed(deal.events),
      );
      return claim && { ...claim, heads: came };
    }
    case 'heads':
      upTo('heads', input.heads);
      if (input.heads === terms.heads) throw invalidField('heads', 'headsMissing', { heads: terms.heads });
      return { ...headsClaim(terms, input.heads, due), heads: input.heads, ...countedMore(deal, side, input.heads) };
    case 'fault': {
      upTo('found', input.found);
      const { fault } = input;
      if (fault === null) return { ...faultClaim(terms, null, input.found, due), heads: terms.heads };
      // What counts is what was declared when it was agreed, not what somebody says of it now.
      const declared = declaredFaults(deal.snapshot.lot).find(({ what }) => what === fault);
      if (!declared) throw invalidField('fault', 'invalid');
      const onHeads = Math.min(declared.heads, terms.heads);
      return { ...faultClaim(terms, onHeads, input.found, due), heads: terms.heads, fault };
    }
    default:
      return null;
  }
}

/** A claim about kilograms without the heads that were settled before: they are missing in the weight of all. */
function withoutSettledHeads(deal: DealRow, kind: DisputeKind, claim: DisputeClaim | null): DisputeClaim | null {
  const { settled, terms } = accountOf(deal);
  if (kind !== 'weight' || !claim?.amount || claim.heads !== terms.heads || !isPaidByWeight(terms)) return claim;
  const heads = settled.filter((sum) => sum.kind === 'heads').map(({ amount }) => toFraction(amount));
  return { ...claim, amount: money(most(minus(toFraction(claim.amount), heads.reduce(plus, ZERO)), ZERO)) };
}

/** A claim of no more than what is left of the sum: what was taken off or given back before isn't claimed again. */
function capped(deal: DealRow, claim: DisputeClaim | null): DisputeClaim | null {
  const left = claim && mostOf(accountOf(deal), claim.kind);
  if (!claim || claim.amount === null || left === null || !isAbove(claim.amount, left)) return claim;
  return { ...claim, amount: left, isCapped: true };
}

/**
 * Says that something is wrong with a deal, and computes what it comes to by the terms. The other side is notified; after
 * ten days without an agreement an administrator recommends an outcome. No money moves.
 * @throws DomainError those of `changeDeal`, `deal_over`, `dispute_early`, `dispute_turn`, `dispute_late`, `dispute_unfit` as
 * `whyNoDispute` says, `dispute_open` while there is another, `weights_missing` about kilograms that one side has yet to
 * weigh, `weight_firm` for kilograms other than those that both stand by, `deal_limit` after ten, `invalid_input` for more heads
 * than were agreed, for all of them where some are missing, and for other kilograms, or more heads, than the actor weighed.
 */
export async function openDispute(
  actor: Actor,
  number: number,
  input: DisputeInput,
  now = new Date(),
): Promise<DisputeDto[]> {
  const { id } = await changeDeal(actor, number, now, async (tx, deal, side) => {
    const why = whyNotOpenable(deal, side, input.kind, now);
    if (why) throw new DomainError(why);
    if (deal.disputes.some(({ status }) => status === 'open')) throw new DomainError('dispute_open');
    if (deal.disputes.filter(({ openedBy }) => openedBy === side).length >= DISPUTES_MAX)
      throw new DomainError('deal_limit');
    const claim = capped(deal, withoutSettledHeads(deal, input.kind, claimOf(deal, side, input)));
    await tx.dealDispute.create({
      data: {
        dealId: deal.id,
        kind: input.kind,
        openedBy: side,
        text: input.text,
        claim: claim ? { ...claim } : undefined,
        openedAt: now,
        dueAt: recommendedAt(now),
      },
    });
    await recordEvent(tx, deal.id, 'disputeOpened', side, now, { kind: input.kind });
    return 'disputeOpened';
  });
  return readDisputes(id);
}
