import { HOUR_MS } from '@/lib/core/durations';
import type { DealDto, DealRowDto } from '@/lib/deals/deals/dto';
import { otherSide } from '@/lib/deals/terms/side';

/** Whether the reader is the one to do what comes next, or may be. */
export const isMyTurn = ({ side, turn }: Pick<DealRowDto, 'side' | 'turn'>): boolean =>
  turn === side || turn === 'both';

/** The name of the other one, as it was when the deal was agreed. */
export const otherName = ({ side, snapshot }: Pick<DealDto, 'side' | 'snapshot'>): string =>
  snapshot[otherSide(side)].name;

/** When something happens by itself unless somebody does what comes next; null where nothing does. */
export function deadlineOf({ next, lapsesAt, weights }: DealDto): string | null {
  if (next === 'weigh') return weights.endsAt ?? lapsesAt;
  if (next !== 'settleWeights') return lapsesAt;
  return (weights.compared?.isWithin && weights.compared.firmAt) || weights.endsAt;
}

/** Above so many hours, days are counted. */
const HOURS_MAX = 72;

/** What is left until a moment, in whole hours or to the nearest day; never less than nothing. */
export function timeLeft(moment: string, now: Date): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(0, Math.floor((Date.parse(moment) - now.getTime()) / HOUR_MS));
  return hours <= HOURS_MAX ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) };
}
