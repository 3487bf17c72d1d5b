import { weightsConfirmedAt } from '@/lib/deals/terms/deadlines';
import type { DealTerms } from '@/lib/deals/terms/schema';
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

const toWeighingDto = (row: Weighed): WeighingDto => ({
  heads: row.heads,
  grossKg: row.grossKg.toString(),
  tareKg: row.tareKg.toString(),
  netKg: netOf(row),
  enteredAt: row.enteredAt.toISOString(),
});

/** What happened to a deal, in order. */
type Happened = { kind: string; side: string | null; data: unknown };

type Weighings = { terms: unknown; weighings: readonly Weighed[]; events: readonly Happened[] };

/** The objection of a side to the newest weights; whoever enters others makes it void. */
export function objectionOf(events: readonly Happened[], side: Side): ObjectionDto | null {
  const last = events.findLastIndex(({ kind }) => kind === 'weighed');
  const objected = events.slice(last + 1).findLast((event) => event.kind === 'weightObjected' && event.side === side);
  // The verb that objects writes nothing else.
  return objected ? { third: (objected.data as { third?: string }).third ?? null } : null;
}

/** Compares what both sides weighed; null until both are in. Different numbers of heads are never within a tolerance. */
export function comparison({ terms, weighings, events }: Weighings): WeightsDto['compared'] {
  const { seller, buyer } = newestWeighings(weighings);
  if (!seller || !buyer) return null;
  const { tolerancePercent } = terms as DealTerms;
  const { percent, tolerance, isWithin, mean } = compareWeights(netOf(seller), netOf(buyer), tolerancePercent);
  const last = seller.enteredAt > buyer.enteredAt ? seller.enteredAt : buyer.enteredAt;
  const isObjected = objectionOf(events, 'seller') !== null || objectionOf(events, 'buyer') !== null;
  const firmAt = isObjected ? null : weightsConfirmedAt(last).toISOString();
  return { percent, tolerance, isWithin: isWithin && seller.heads === buyer.heads, mean, firmAt };
}

/** What one side sees of the weights: the other's only once its own are in, so that neither follows the other. */
export function compareSides(deal: Weighings, side: Side): WeightsDto {
  const newest = newestWeighings(deal.weighings);
  const [mine, theirs] = [newest[side], newest[otherSide(side)]];
  return {
    mine: mine && toWeighingDto(mine),
    theirs: mine && theirs ? toWeighingDto(theirs) : null,
    theyHave: theirs !== null,
    compared: comparison(deal),
    objections: { mine: objectionOf(deal.events, side), theirs: objectionOf(deal.events, otherSide(side)) },
  };
}
