import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { DELIVERY_DAYS, placeZone, refusedDay } from '@/lib/deals/terms/dates/day-end';
import { newDates } from '@/lib/deals/terms/dates/new-dates';
import type { DealDto } from './dto';
import { mayMoveDate } from './departure';
import { changeDeal, recordEvent, requireFewer, requireOpen } from './lock-deal';
import type { DateAcceptance, NewDateInput } from './schema';

/** Dates that a side may propose for one deal. */
const PROPOSALS_MAX = 30;

/**
 * Proposes another day of delivery, until the animals are loaded; it replaces what was proposed before. The terms stay as they
 * were agreed.
 * @throws DomainError those of `changeDeal`, `deal_over`, `conflict` once something was loaded or weighed, `deal_limit` after thirty,
 * `invalid_input` at `day` for one that is over or more than a year ahead.
 */
export function proposeDate(actor: Actor, number: number, { day }: NewDateInput, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    if (!mayMoveDate(deal)) throw new DomainError('conflict');
    const refused = refusedDay(day, placeZone(deal.snapshot), now, DELIVERY_DAYS);
    if (refused) throw invalidField('day', refused, { days: DELIVERY_DAYS });
    const { proposed } = newDates(deal.events);
    if (proposed?.side === side && proposed.day === day) return null;
    requireFewer(deal, side, ['dateProposed'], PROPOSALS_MAX);
    await recordEvent(tx, deal.id, 'dateProposed', side, now, { day });
    return 'dateProposed';
  });
}

/**
 * Accepts the day that the other side proposes, which is the one that was seen: the reservation then lasts as `lapsesAt` says.
 * @throws DomainError those of `changeDeal`, `deal_over`, `conflict` once something was loaded or weighed, `date_outdated`
 * unless the day that was seen still stands, `proposal_own` for one's own.
 */
export function acceptDate(actor: Actor, number: number, { seen }: DateAcceptance, now = new Date()): Promise<DealDto> {
  return changeDeal(actor, number, now, async (tx, deal, side) => {
    requireOpen(deal);
    if (!mayMoveDate(deal)) throw new DomainError('conflict');
    const { proposed } = newDates(deal.events);
    if (proposed?.nth !== seen) throw new DomainError('date_outdated');
    if (proposed.side === side) throw new DomainError('proposal_own');
    await recordEvent(tx, deal.id, 'dateAgreed', side, now, { day: proposed.day });
    return 'dateAgreed';
  });
}
