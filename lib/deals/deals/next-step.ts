import { otherSide, type Side } from '@/lib/deals/terms/side';
import { areWeightsSettled, comparison, hasConfirmed, newestWeighings, objectionOf } from './compare-sides';
import type { DealDto } from './dto';

type Progress = Parameters<typeof areWeightsSettled>[0] & {
  status: string;
  papersReadyAt: Date | null;
  loadedAt: Date | null;
  weighedAt: Date | null;
  acceptedAt: Date | null;
  paidAt: Date | null;
};

/**
 * What comes next in a deal, and whose turn it is. Steps that ranchers skip are passed over: who has loaded needs no papers
 * any more, who has accepted no weights.
 */
export function nextStep(deal: Progress): Pick<DealDto, 'next' | 'turn'> {
  if (deal.status !== 'open') return { next: null, turn: null };
  if (deal.acceptedAt) return { next: 'pay', turn: 'seller' };
  const { seller, buyer } = newestWeighings(deal.weighings);
  if (deal.weighedAt || areWeightsSettled(deal)) return { next: 'accept', turn: 'buyer' };
  if (seller && buyer) return { next: 'settleWeights', turn: settler(deal) };
  if (deal.loadedAt || seller || buyer) return { next: 'weigh', turn: missing(seller !== null, buyer !== null) };
  if (deal.papersReadyAt) return { next: 'load', turn: 'both' };
  return { next: 'papers', turn: 'seller' };
}

/** Who has yet to say something of both weights: whoever stands by the mean, or corrected theirs, waits for the other. */
function settler(deal: Progress): Side | 'both' {
  const compared = comparison(deal);
  const waits = (side: Side) =>
    compared?.isWithin === true &&
    objectionOf(deal.events, otherSide(side)) === null &&
    (hasConfirmed(deal.events, side) || compared.corrector === side);
  return missing(waits('seller'), waits('buyer'));
}

const missing = (sellerHas: boolean, buyerHas: boolean): Side | 'both' => {
  if (sellerHas) return 'buyer';
  return buyerHas ? 'seller' : 'both';
};
