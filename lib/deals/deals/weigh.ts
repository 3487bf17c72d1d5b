import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { forEachDue } from '@/lib/core/db/for-each-due';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { CONFIRMED_AFTER_HOURS } from '@/lib/deals/terms/dates/deadlines';
import { HOUR_MS } from '@/lib/core/durations';
import { closeDeal, usualOf } from './close-deal';
import {
  compareSides,
  comparison,
  hasConfirmed,
  hasEntriesLeft,
  isReceivedAndPaid,
  isWeighingOver,
  mayCorrect,
  mayObject,
  meanToCome,
  newestWeighings,
  objectionOf,
  weighingEndsAt,
} from './compare-sides';
import { requireUndenied } from './departure';
import type { DealDto } from './dto';
import { accountOf, isDealNumber, readDeal, type DealRow } from './get-deal';
import { changeDeal, lockDeal, recordEvent, requireFewer, requireOpen } from './lock-deal';
import { notifyOfDeal, type DealNews } from './notify-of-deal';
import { gainsBy, isBoundToMean } from '@/lib/deals/terms/disputes/disputed-sum';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import { isUnlikely } from '@/lib/deals/terms/unlikely-weight';
import { weighsDressed } from '@/lib/deals/terms/weights';
import type { UsualPrice } from '@/lib/market/animal-lots/lots/usual-price';
import type { ObjectionInput, WeighingInput, WeightChoice } from './schema';

/** Objections that one side may make. */
const OBJECTIONS_MAX = 10;

/**
 * Makes a weight firm. A claim by another one is void: it may be made again, by what both stand by.
 * @param by who made it so; null for time
 */
export async function makeFirm(
  tx: Transaction,
  deal: DealRow,
  netKg: string,
  by: Side | null,
  now: Date,
  kind: 'weightFirm' | 'weightTaken' = 'weightFirm',
): Promise<'weightFirm'> {
  await tx.deal.update({ where: { id: deal.id }, data: { weighedAt: now, netKg } });
  const { count } = await tx.dealDispute.updateMany({
    where: { dealId: deal.id, kind: 'weight', status: 'open' },
    data: { status: 'withdrawn', settledAt: now },
  });
  if (count > 0) await recordEvent(tx, deal.id, 'disputeVoid', null, now);
  await recordEvent(tx, deal.id, kind, by, now);
  return 'weightFirm';
}

function requireUnsettled(deal: DealRow): void {
  requireOpen(deal);
  if (isWeighingOver(deal)) throw new DomainError('weight_firm');
}

/** The mean to which the two are about, of the heads that both counted last; null where there is none. */
function standingMean(deal: DealRow): string | null {
  const mean = meanToCome(deal);
  const { seller, buyer } = newestWeighings(deal.weighings);
  return mean && seller?.heads === mean.heads && buyer?.heads === mean.heads ? mean.kg : null;
}

/**
 * Returns the deal after a side received the animals or said that the money is in, which confirms the mean of what both
 * weighed. The mean is firm if the other side confirmed it, or if the seller was paid for animals that the buyer received
 * and doesn't object. Nothing changes where no weights are compared, nor by a payment where the weights can't be confirmed.
 * @throws DomainError of the receipt `weights_differ`, `weight_objected`, `weight_corrected` where there is no such mean.
 */
export async function standByMean(tx: Transaction, deal: DealRow, side: Side, now: Date): Promise<DealRow> {
  const compared = isWeighingOver(deal) ? null : comparison(deal);
  if (!compared) return deal;
  const isObjected = objectionOf(deal.events, otherSide(side)) !== null;
  // Such a payment closes the deal: nobody would confirm the mean any more.
  const closing = side === 'seller' && deal.acceptedAt && !isObjected ? standingMean(deal) : null;
  if (closing === null && (!compared.isWithin || isObjected || compared.corrector)) {
    if (side === 'seller') return deal;
    throw new DomainError(!compared.isWithin ? 'weights_differ' : isObjected ? 'weight_objected' : 'weight_corrected');
  }
  if (closing !== null) await makeFirm(tx, deal, closing, side, now);
  else if (hasConfirmed(deal.events, otherSide(side))) await makeFirm(tx, deal, compared.mean, side, now);
  else if (!hasConfirmed(deal.events, side)) await recordEvent(tx, deal.id, 'weightConfirmed', side, now);
  return (await readDeal(deal.number, tx)) ?? deal;
}

/** Whether a side entered just that last. */
function isSame({ weighings }: DealRow, side: Side, entry: Omit<WeighingInput, 'isConfirmed'>): boolean {
  const last = newestWeighings(weighings)[side];
  if (last?.heads !== entry.heads) return false;
  return last.grossKg.equals(entry.grossKg) && last.tareKg.equals(entry.tareKg);
}

/**
 * Enters what the actor's side weighed; neither side sees the other's before its own is in. A second entry corrects the
 * first, until the weight is firm; once both have seen the other's, the other has to agree to it. Whether it is that of live
 * animals or of carcasses the terms say. The same again, as from a second tab, is no correction. The second weight of what was received
 * and paid before closes the deal: it counts for the seller's page, and changes nothing that is paid.
 * @throws DomainError those of `changeDeal` and `requireUndenied`, `deal_over`, `weight_firm`, also once somebody received the animals or the
 * money by compared weights, `deal_limit` after ten entries, `invalid_input` for more heads than were agreed,
 * `weight_unconfirmed` for an unlikely weight: a slip would show what the other side weighed.
 */
export async function enterWeights(
  actor: Actor,
  number: number,
  { isConfirmed, ...input }: WeighingInput,
  now = new Date(),
): Promise<DealDto> {
  const own = { number, paidAt: { not: null }, OR: [{ sellerId: actor.id }, { buyerId: actor.id }] };
  const usual = isDealNumber(number) ? await usualOf(own) : null;
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    requireUndenied(deal, side);
    if (!mayCorrect(deal)) throw new DomainError('weight_firm');
    if (isSame(deal, side, input)) return null;
    if (input.heads > deal.heads) throw invalidField('heads', 'headsAgreed', { heads: deal.heads });
    const isDressed = weighsDressed(deal.terms);
    if (!hasEntriesLeft(deal, side)) throw new DomainError('deal_limit');
    if (!isConfirmed && isUnlikely(deal.terms, { ...input, isDressed })) throw new DomainError('weight_unconfirmed');
    const weighing = await tx.dealWeighing.create({ data: { ...input, dealId: deal.id, side, enteredAt: now } });
    await recordEvent(tx, deal.id, 'weighed', side, now, isDressed ? { isDressed } : {});
    const compared = comparison({ ...deal, weighings: [weighing, ...deal.weighings] });
    if (!compared) return 'weighed';
    // What both had compared before is about money still.
    if (isReceivedAndPaid(deal) && !comparison(deal)) {
      await tx.deal.update({ where: { id: deal.id }, data: { weighedAt: now } });
      await closeDeal(tx, { ...deal, weighedAt: now, weighings: [weighing, ...deal.weighings] }, usual, now);
      return 'closed';
    }
    if (compared.isWithin && compared.corrector) return 'weightCorrected';
    return compared.isWithin ? 'weightsAgree' : 'weightsDiffer';
  });
}

/**
 * Stands by a weight once both are in: by the other side's, however far apart they are, which settles it; or by their
 * mean, where they are within what was agreed, which is firm at once if the other side confirmed it too or corrected its
 * own to it, and otherwise after 48 hours, in which the other may still object.
 * @throws DomainError those of `changeDeal`, `deal_over`, `weight_firm`, `weights_missing`, `weights_differ` for a mean that
 * the two never agreed to take, `weight_objected` for one to which the other side objects,
 * `weight_gain` for the other side's weight where the mean stands and the actor would gain by it,
 * `weight_corrected` for one that the actor's own correction changed last, `weight_outdated` for one that isn't what
 * was seen any more.
 */
export function chooseWeight(
  actor: Actor,
  number: number,
  { choice, seen }: WeightChoice,
  now = new Date(),
): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireUnsettled(deal);
    const weights = compareSides(deal, side);
    const { compared, theirs, confirmed } = weights;
    if (!compared || !theirs) throw new DomainError('weights_missing');
    const kg = choice === 'mean' ? compared.mean : theirs.netKg;
    if (Number(seen) !== Number(kg)) throw new DomainError('weight_outdated');
    if (choice === 'mean' && !compared.isWithin) throw new DomainError('weights_differ');
    if (choice === 'theirs' && isBoundToMean(weights, side) && gainsBy(accountOf(deal), side, kg))
      throw new DomainError('weight_gain');
    // Whoever objected may think better of it; the other can't settle it over their head.
    if (choice === 'mean' && objectionOf(deal.events, otherSide(side))) throw new DomainError('weight_objected');
    if (choice === 'mean' && compared.corrector === side) throw new DomainError('weight_corrected');
    if (choice === 'mean' && !confirmed.theirs && compared.corrector === null) {
      if (!confirmed.mine) await recordEvent(tx, deal.id, 'weightConfirmed', side, now);
      return null;
    }
    return makeFirm(tx, deal, kg, side, now, choice === 'mean' ? 'weightFirm' : 'weightTaken');
  });
}

/**
 * Objects to weights that agree: their mean is no longer confirmed by itself, until somebody corrects theirs, takes the
 * other's, or who objected takes the mean after all. Names the third party that would weigh again, if the actor knows one.
 * Idempotent unless that changes.
 * @throws DomainError those of `changeDeal`, `deal_over`, `weight_firm`, `weights_missing`, `deal_limit` after ten.
 */
export function objectToWeight(actor: Actor, number: number, { third }: ObjectionInput, now = new Date()) {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    if (!mayObject(deal, side)) throw new DomainError('weight_firm');
    if (!comparison(deal)) throw new DomainError('weights_missing');
    const standing = objectionOf(deal.events, side);
    if (standing && standing.third === third) return null;
    requireFewer(deal, side, ['weightObjected'], OBJECTIONS_MAX);
    await recordEvent(tx, deal.id, 'weightObjected', side, now, third === null ? {} : { third });
    return 'weightObjected';
  });
}

/**
 * Ends a weighing on which the two agreed in no time. What is due so far stays due: a mean of weights that neither had seen when it
 * was entered is firm, whatever was said of it since; otherwise it is what was agreed.
 */
async function endWeighing(tx: Transaction, deal: DealRow, now: Date): Promise<DealNews> {
  const mean = standingMean(deal);
  if (mean !== null) return makeFirm(tx, deal, mean, null, now);
  await tx.deal.update({ where: { id: deal.id }, data: { weighedAt: now } });
  await recordEvent(tx, deal.id, 'weighingEnded', null, now);
  return 'weighingEnded';
}

/** Does what is due by time of what both weighed; null where nothing is. */
async function settleByTime(
  tx: Transaction,
  deal: DealRow,
  usual: UsualPrice | null,
  now: Date,
): Promise<DealNews | null> {
  const compared = comparison(deal);
  if (deal.status !== 'open') return null;
  if (!deal.weighedAt && compared?.isWithin && compared.firmAt !== null && new Date(compared.firmAt) <= now)
    return makeFirm(tx, deal, compared.mean, null, now);
  const endsAt = weighingEndsAt(deal);
  const isOver = isWeighingOver(deal);
  if (!(isOver && isReceivedAndPaid(deal)) && (!endsAt || endsAt > now)) return null;
  if (compared && !isOver) return endWeighing(tx, deal, now);
  if (!deal.paidAt) return null;
  // Both weighed the animals and the money is in: a buyer who says nothing more keeps nobody from the end.
  await closeDeal(tx, deal, usual, now);
  return 'closed';
}

async function settleNext(tx: Transaction, after: string, now: Date) {
  const enteredBefore = new Date(now.getTime() - CONFIRMED_AFTER_HOURS * HOUR_MS);
  const [due] = await tx.$queryRaw<{ id: string; number: number }[]>`
    SELECT d.id, d.number FROM deals d LEFT JOIN deal_weighings w ON w.deal_id = d.id
    WHERE d.status = 'open' AND (d.weighed_at IS NULL OR d.paid_at IS NOT NULL) AND d.id > ${after}::uuid
    GROUP BY d.id HAVING count(DISTINCT w.side) = 2 AND min(w.entered_at) <= ${enteredBefore}
      OR d.accepted_at IS NOT NULL AND d.paid_at IS NOT NULL AND (d.weighed_at IS NOT NULL
        OR least(d.accepted_at, min(w.entered_at)) <= ${enteredBefore}
        OR EXISTS (SELECT 1 FROM deal_disputes x WHERE x.deal_id = d.id AND x.kind = 'weight' AND x.status = 'settled'))
    ORDER BY d.id LIMIT 1`;
  if (!due) return null;
  const usual = await usualOf({ number: due.number, paidAt: { not: null } }, tx);
  const deal = await lockDeal(tx, due.number);
  const news = deal && (await settleByTime(tx, deal, usual, now));
  const changed = news && (await readDeal(due.number, tx));
  if (!changed) return { count: 0, last: due.id };
  // Nothing is left to do in what was received and paid.
  const isDone = changed.status === 'open' && isReceivedAndPaid(changed);
  if (isDone) await closeDeal(tx, changed, usual, now);
  await notifyOfDeal(tx, changed, null, isDone ? 'closed' : news);
  return { count: 1, last: due.id };
}

/**
 * Confirms the weights that agreed and to which nobody objected within 48 hours, ends the weighings on which nobody agreed within ten
 * days, and closes the deals that were weighed and paid by then, or received and paid longer than the seller may say something of
 * the buyer's weight; returns how many.
 */
export const confirmWeights = (now = new Date()): Promise<number> =>
  forEachDue((tx, after) => settleNext(tx, after, now));
