import { disputeEnds, disputesHold, weighingEnds, weightsConfirmedAt } from '@/lib/deals/terms/dates/deadlines';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { isPaidByWeight, type Delivered } from '@/lib/deals/terms/settlement';
import { otherSide, type Side } from '@/lib/deals/terms/side';
import { compareWeights, netWeight } from '@/lib/deals/terms/weights';
import type { ObjectionDto, WeighingDto, WeightsDto } from './dto';

/** A stored weighing. */
export type Weighed = {
  side: string;
  heads: number;
  grossKg: { toString(): string };
  tareKg: { toString(): string };
  enteredAt: Date;
};

/** The newest weighing of each side. */
export function newestWeighings<Row extends Pick<Weighed, 'side' | 'enteredAt'>>(rows: readonly Row[]) {
  const newest = (side: Side) =>
    rows
      .filter((row) => row.side === side)
      .reduce<Row | null>((best, row) => (best && best.enteredAt >= row.enteredAt ? best : row), null);
  return { seller: newest('seller'), buyer: newest('buyer') };
}

const netOf = ({ grossKg, tareKg }: Pick<Weighed, 'grossKg' | 'tareKg'>): string =>
  netWeight(grossKg.toString(), tareKg.toString());

const toWeighingDto = (row: Weighed, before: Weighed | undefined): WeighingDto => ({
  heads: row.heads,
  grossKg: row.grossKg.toString(),
  tareKg: row.tareKg.toString(),
  netKg: netOf(row),
  enteredAt: row.enteredAt.toISOString(),
  before: before ? netOf(before) : null,
});

/** What happened to a deal, in order. */
type Happened = { kind: string; side: string | null; at: Date; data: unknown };

/** When a side learned the other's kilograms from a claim about them; null if it didn't. */
const learnedAt = (events: readonly Happened[], side: Side): Date | null =>
  events.find(
    ({ kind, side: by, data }) =>
      // The verb that opens disputes writes nothing else.
      kind === 'disputeOpened' && by === otherSide(side) && (data as { kind: string }).kind === 'weight',
  )?.at ?? null;

/**
 * The weighings that each side entered without knowing the other's, and who entered one last that knew it. A weight entered after
 * the other side's claim is a correction too.
 */
function revealed({ weighings, events }: Pick<Weighings, 'weighings' | 'events'>) {
  const inOrder = weighings.toReversed().toSorted((a, b) => a.enteredAt.getTime() - b.enteredAt.getTime());
  const blind: Partial<Record<Side, Weighed>> = {};
  const entered = new Set<Side>();
  let corrector: Side | null = null;
  for (const row of inOrder) {
    // The check of the table lets no other sides in.
    const side = row.side as Side;
    const learned = learnedAt(events, side);
    if (entered.size === 2 || (learned && learned < row.enteredAt)) corrector = side;
    else blind[side] = row;
    entered.add(side);
  }
  return { blind, corrector };
}

type Weighings = { terms: DealTerms; weighings: readonly Weighed[]; events: readonly Happened[] };

/** What a side said last of the newest weights, which is void once somebody enters others. */
function lastSaid(events: readonly Happened[], side: Side): Happened | undefined {
  const last = events.findLastIndex(({ kind }) => kind === 'weighed');
  const isSaid = ({ kind, side: by }: Happened) => by === side && /^weight(?:Objected|Confirmed)$/.test(kind);
  return events.slice(last + 1).findLast(isSaid);
}

/** The objection of a side to the newest weights. */
export function objectionOf(events: readonly Happened[], side: Side): ObjectionDto | null {
  const said = lastSaid(events, side);
  // The verb that objects writes nothing else.
  return said?.kind === 'weightObjected' ? { third: (said.data as { third?: string }).third ?? null } : null;
}

/** Whether a side confirmed the mean of the newest weights. */
export const hasConfirmed = (events: readonly Happened[], side: Side): boolean =>
  lastSaid(events, side)?.kind === 'weightConfirmed';

/** Whether what was weighed are carcasses: both sides weigh the same, so the newest entry says it of all that count. */
export const areDressed = (events: readonly Happened[]): boolean => {
  const newest = events.findLast(({ kind }) => kind === 'weighed');
  // The verb that enters weights writes nothing else.
  return (newest?.data as { isDressed?: true } | undefined)?.isDressed ?? false;
};

/** Compares what both sides weighed; null until both are in. Different numbers of heads are never within a tolerance. */
export function comparison({ terms, weighings, events }: Weighings): WeightsDto['compared'] {
  const { seller, buyer } = newestWeighings(weighings);
  if (!seller || !buyer) return null;
  const { tolerancePercent } = terms;
  const { percent, tolerance, isWithin, mean } = compareWeights(netOf(seller), netOf(buyer), tolerancePercent);
  const last = seller.enteredAt > buyer.enteredAt ? seller.enteredAt : buyer.enteredAt;
  const isObjected = objectionOf(events, 'seller') !== null || objectionOf(events, 'buyer') !== null;
  const { corrector } = revealed({ weighings, events });
  const agrees = isWithin && seller.heads === buyer.heads;
  const firmAt = agrees && !isObjected && !corrector ? weightsConfirmedAt(last).toISOString() : null;
  return { percent, tolerance, isWithin: agrees, mean, firmAt, corrector };
}

type Disputed = { disputes: readonly { kind: string; status: string }[] };

/**
 * Whether the two agreed on a sum for weights that differ: it is taken off what was agreed, and neither weight is asked for any
 * more, which would change the sum.
 */
export const areWeightsSettled = (deal: Weighings & Disputed): boolean =>
  comparison(deal)?.isWithin === false &&
  deal.disputes.some(({ kind, status }) => kind === 'weight' && status === 'settled');

/**
 * The mean to which the two are about: a correction by who had seen the other's weight counts for nothing until the other
 * confirms it. Null where the weights that nobody had seen differ.
 */
export function meanToCome(deal: Weighings): { heads: number; kg: string } | null {
  const compared = comparison(deal);
  const { blind } = revealed(deal);
  if (!compared || !blind.seller || !blind.buyer) return null;
  const { heads } = blind.seller;
  if (!compared.corrector) return compared.isWithin ? { heads, kg: compared.mean } : null;
  const { tolerancePercent } = deal.terms;
  const { isWithin, mean } = compareWeights(netOf(blind.seller), netOf(blind.buyer), tolerancePercent);
  return isWithin && heads === blind.buyer.heads ? { heads, kg: mean } : null;
}

/** What both sides stand by, else the mean that they are about to; null where it is neither, or the weighing ended without one. */
export function deliveredOf(
  deal: Weighings & { netKg: { toString(): string } | null; weighedAt: Date | null },
): Delivered | null {
  const newest = newestWeighings(deal.weighings);
  const dressed = areDressed(deal.events) && { isDressed: true };
  if (deal.netKg === null) {
    const mean = deal.weighedAt ? null : meanToCome(deal);
    return mean && { ...mean, ...dressed };
  }
  // Whoever took the other's weight took their heads with it; of a mean both counted the same.
  const taken = deal.events.findLast(({ kind }) => kind === 'weightTaken');
  const weighing = newest[taken?.side === 'seller' ? 'buyer' : 'seller'] ?? newest.buyer;
  return { heads: weighing?.heads ?? deal.terms.heads, kg: deal.netKg.toString(), ...dressed };
}

type Counted = Parameters<typeof deliveredOf>[0] & {
  heads: number;
  closedAt: Date | null;
  disputes: readonly { kind: string; status: string; settledAt: Date | null; claim: unknown; outcome: unknown }[];
};

/**
 * The heads that came, as both say: of the weight that both stand by, and of a claim about missing ones that was accepted before the
 * deal closed, with which the others became the buyer's.
 */
export function headsThatCame(deal: Counted): number {
  const { closedAt } = deal;
  const accepted = deal.disputes.filter(
    ({ kind, status, settledAt, outcome }) =>
      kind === 'heads' &&
      status === 'settled' &&
      (closedAt === null || (settledAt !== null && settledAt <= closedAt)) &&
      (outcome as { by: string }).by === 'claim',
  );
  // The verb that opens disputes writes nothing else.
  const claimed = accepted.map(({ claim }) => (claim as { heads: number }).heads);
  const weighed = deal.netKg === null ? deal.heads : (deliveredOf(deal)?.heads ?? deal.heads);
  return Math.min(weighed, ...claimed);
}

/** When a side weighed for the first time, which no correction moves; null before that. */
function firstWeighed({ weighings }: Pick<Weighings, 'weighings'>, side: Side): Date | null {
  const own = weighings.filter((row) => row.side === side).map(({ enteredAt }) => enteredAt);
  return own.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** When both sides had weighed for the first time; null before that. */
function comparedAt(deal: Pick<Weighings, 'weighings'>): Date | null {
  const [seller, buyer] = [firstWeighed(deal, 'seller'), firstWeighed(deal, 'buyer')];
  if (!seller || !buyer) return null;
  return seller > buyer ? seller : buyer;
}

/** The disputes of a deal, which hold what would end by itself. */
type Held = { disputes: readonly { status: string; openedAt: Date; settledAt: Date | null }[] };

/** When something ends by itself that disputes hold which were opened before, all of them for ten days at most. */
export function heldUntil(end: Date, { disputes }: Held): Date {
  const longest = disputesHold(end);
  const held = disputes.filter(({ openedAt }) => openedAt < end);
  const until = held.map(({ settledAt }) => (settledAt && settledAt < longest ? settledAt : longest));
  return [end, ...until].reduce((last, moment) => (moment > last ? moment : last));
}

type Ended = { acceptedAt: Date | null; paidAt: Date | null };

/** Whether both have said all that closes a deal. */
export const isReceivedAndPaid = ({ acceptedAt, paidAt }: Ended): boolean => acceptedAt !== null && paidAt !== null;

/** Who may still weigh what was received and paid: the buyer, and then the seller. */
export const nextWeigher = (deal: Pick<Weighings, 'weighings'>): Side =>
  firstWeighed(deal, 'buyer') ? 'seller' : 'buyer';

/**
 * Until when what was received and paid waits for a weight: of the buyer for 48 hours after the receipt, whenever the seller says
 * that the money is in, and then of the seller for as long after it. Null where a weight says nothing, and of others.
 */
function weighableUntil(deal: Pick<Weighings, 'terms' | 'weighings'> & Ended): Date | null {
  if (!deal.acceptedAt || !deal.paidAt) return null;
  const weighed = firstWeighed(deal, 'buyer');
  if (weighed) return weightsConfirmedAt(weighed);
  return deal.terms.kg !== null || isPaidByWeight(deal.terms) ? disputeEnds(deal.acceptedAt) : null;
}

/** Whom the two would have weigh again: each side the newest that it named, whatever was corrected since. */
function thirdsOf(events: readonly Happened[]): string[] {
  const newest = new Map<string | null, string>();
  for (const { kind, side, data } of events) {
    // The verb that objects writes nothing else.
    const third = kind === 'weightObjected' ? (data as { third?: string }).third : undefined;
    if (third !== undefined) newest.set(side, third);
  }
  return [...new Set(newest.values())];
}

/**
 * When the weighing ends if the two agree on nothing, whatever they correct or claim meanwhile: a false weight, or a silence, keeps
 * nobody from receiving or being reviewed. Null before both weighed, unless it waits for a weight of what was received and paid.
 */
export function weighingEndsAt(deal: Weighings & Ended): Date | null {
  const since = comparedAt(deal);
  return since ? weighingEnds(since, thirdsOf(deal.events).length > 0) : weighableUntil(deal);
}

/**
 * Whether a deal that is received and paid stays open: for 48 hours after the receipt the buyer may still weigh, and then the
 * seller, or object to it. Neither the receipt nor the payment ends what the other one may still say.
 * @param by the side that said the last of both
 */
export function waitsForWeights(
  deal: Weighings & Disputed & Ended & Pick<Compared, 'weighedAt'>,
  by: Side,
  now: Date,
): boolean {
  if (isWeighingOver(deal) || (by === 'seller' && comparedAt(deal))) return false;
  const until = weighableUntil(deal);
  return until !== null && until > now;
}

/** When a deal that is received and paid closes by itself, which waits for a weight, or for what its seller says of it; null of others. */
export function waitsUntil(deal: Weighings & Ended & { status: string }): Date | null {
  if (deal.status !== 'open' || !isReceivedAndPaid(deal)) return null;
  const firmAt = comparison(deal)?.firmAt;
  return firmAt ? new Date(firmAt) : weighingEndsAt(deal);
}

/** Weights that one side may enter, corrections among them. */
const ENTRIES_MAX = 10;

export const hasEntriesLeft = ({ weighings }: Pick<Weighings, 'weighings'>, side: Side): boolean =>
  weighings.filter((row) => row.side === side).length < ENTRIES_MAX;

type Compared = Weighings &
  Disputed & { status: string; weighedAt: Date | null; acceptedAt: Date | null; paidAt: Date | null };

/** Whether no weight is entered, chosen or objected to any more. */
export const isWeighingOver = (deal: Weighings & Disputed & Pick<Compared, 'weighedAt'>): boolean =>
  deal.weighedAt !== null || areWeightsSettled(deal);

/** Whether a step was said with both weights in sight, by the mean that they come to. */
function isSaidOf(deal: Compared, said: Date | null): boolean {
  const since = comparedAt(deal);
  return said !== null && since !== null && said >= since && meanToCome(deal) !== null;
}

/**
 * Nobody corrects a weight once somebody received the animals, or the money, by what was compared, unless the other one objects: then
 * both may enter what a third party weighed.
 */
export const mayCorrect = (deal: Compared): boolean =>
  deal.status === 'open' &&
  !isWeighingOver(deal) &&
  (deal.events.some(({ kind }) => kind === 'weightObjected') ||
    (!isSaidOf(deal, deal.acceptedAt) && !isSaidOf(deal, deal.paidAt)));

/** Whoever said so stands by these weights, and objects to them no more. */
export const mayObject = (deal: Compared, side: Side): boolean =>
  deal.status === 'open' && !isWeighingOver(deal) && !isSaidOf(deal, side === 'buyer' ? deal.acceptedAt : deal.paidAt);

/** What one side sees of the weights: the other's only once its own are in, so that neither follows the other. */
export function compareSides(deal: Compared, side: Side): WeightsDto {
  const newest = newestWeighings(deal.weighings);
  const [mine, theirs] = [newest[side], newest[otherSide(side)]];
  const { blind } = revealed(deal);
  const before = (row: Weighed) => {
    const first = blind.seller && blind.buyer && blind[row.side as Side];
    return first === row ? undefined : first;
  };
  const isOver = deal.status !== 'open' || isWeighingOver(deal);
  return {
    mine: mine && toWeighingDto(mine, before(mine)),
    theirs: mine && theirs ? toWeighingDto(theirs, before(theirs)) : null,
    theyHave: theirs !== null,
    isDressed: areDressed(deal.events),
    compared: comparison(deal),
    objections: { mine: objectionOf(deal.events, side), theirs: objectionOf(deal.events, otherSide(side)) },
    thirds: thirdsOf(deal.events),
    confirmed: { mine: hasConfirmed(deal.events, side), theirs: hasConfirmed(deal.events, otherSide(side)) },
    mayCorrect: mayCorrect(deal) && hasEntriesLeft(deal, side),
    mayObject: mayObject(deal, side),
    endsAt: isOver ? null : (weighingEndsAt(deal)?.toISOString() ?? null),
  };
}
