import type { DealDto } from '@/lib/deals/deals/dto';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { deliveryEnds } from '@/lib/deals/terms/dates/deadlines';
import type { Progress } from '@/lib/deals/terms/disputes/dispute-kinds';

const moment = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** What a deal's page knows of the receipt; the verb knows the other side's weights as well. */
export function progressOf({ status, done, weights, terms, snapshot, newDate, agreedAt, haveLeft }: DealDto): Progress {
  const entered = [weights.mine, weights.theirs].flatMap((weighing) => (weighing ? [weighing.enteredAt] : []));
  return {
    status,
    loadedAt: moment(done.load),
    enteredAt: moment(entered.toSorted().at(-1)),
    weighedAt: moment(done.weigh),
    acceptedAt: moment(done.accept),
    paidAt: moment(done.pay),
    haveLeft,
    isBetweenWeights: weights.compared !== null && done.weigh === null,
    deliveryEnds: deliveryEnds(new Date(agreedAt), terms, newDate.agreed?.day ?? null, placeZone(snapshot)),
  };
}
