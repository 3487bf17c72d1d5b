import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { lastEnd, refusedSlot, type Slot, type SlotPlace } from '@/lib/deals/terms/dates/visit-slots';

/** Where the animals of a listing are, whose clock its slots are on. */
export async function placeOf(tx: Transaction, listingId: string): Promise<SlotPlace> {
  const { location, user } = await tx.animalListing.findUniqueOrThrow({
    where: { id: listingId },
    select: { location: true, user: { select: { timeZone: true, location: true } } },
  });
  return { location, seller: user };
}

/**
 * Returns when the last of some slots is over.
 * @throws DomainError `invalid_input` at `slots` if one is over already, or too far ahead.
 */
export function endOf(slots: readonly Slot[], place: SlotPlace, now: Date): Date {
  const refused = refusedSlot(slots, place, now);
  if (refused) throw invalidField('slots', refused.key, { nth: refused.nth });
  return lastEnd(slots, place);
}
