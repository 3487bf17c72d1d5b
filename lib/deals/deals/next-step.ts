import { otherSide, type Side } from '@/lib/deals/terms/side';
import {
  comparison,
  hasConfirmed,
  isReceivedAndPaid,
  isWeighingOver,
  nextWeigher,
  mayCorrect,
  newestWeighings,
  objectionOf,
} from './compare-sides';
import { isUnanswered, type DealDto } from './dto';

type Progress = Parameters<typeof mayCorrect>[0] & { papersReadyAt: Date | null; loadedAt: Date | null };

/**
 * What comes next in a deal, and whose turn it is. Steps that ranchers skip are passed over: who has loaded needs no papers
 * any more, who has accepted no weights, unless both weighed and the receipt wasn't said by that. What was received and paid
 * is open for what may still be weighed.
 */
export function nextStep(deal: Progress): Pick<DealDto, 'next' | 'turn'> {
  if (deal.status !== 'open') return { next: null, turn: null };
  if (isUnanswered(deal.events)) return { next: 'agree', turn: 'buyer' };
  const { seller, buyer } = newestWeighings(deal.weighings);
  const areBoth = seller !== null && buyer !== null;
  if (isReceivedAndPaid(deal)) {
    if (isWeighingOver(deal)) return { next: null, turn: null };
    return areBoth ? { next: 'settleWeights', turn: settler(deal) } : { next: 'weigh', turn: nextWeigher(deal) };
  }
  if (deal.acceptedAt && !(areBoth && mayCorrect(deal))) return { next: 'pay', turn: 'seller' };
  if (isWeighingOver(deal)) return { next: 'accept', turn: 'buyer' };
  if (areBoth) return { next: 'settleWeights', turn: settler(deal) };
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
