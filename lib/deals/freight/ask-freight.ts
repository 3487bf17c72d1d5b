import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { requireConfirmedEmail } from '@/lib/core/actors/require-confirmed-email';
import { db, type Transaction } from '@/lib/core/db/client';
import { once } from '@/lib/core/db/once';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { isDealNumber } from '@/lib/deals/deals/get-deal';
import { lockDeal, requireOpen } from '@/lib/deals/deals/lock-deal';
import { dayEnd, READY_DAYS, refusedDay, zoneOf } from '@/lib/deals/terms/dates/day-end';
import { sideOf } from '@/lib/deals/terms/side';
import { placeColumns } from '@/lib/places/place-columns';
import { refuseContact } from '@/lib/records/risk-phrases/refuse-contact';
import { refusePlace } from '@/lib/records/risk-phrases/refuse-place';
import type { FreightDto } from './dto';
import { endFreightOf } from './end-freight';
import { getFreight } from './get-freight';
import type { FreightInput } from './schema';

/** The same request sent again within this time is a double click, or a retry on a bad connection. */
const REPEATED_SECONDS = 60;

/**
 * Asks carriers to quote for the animals of a deal, by either of its sides.
 * @throws DomainError `deal_not_found`, `deal_over`, `freight_loaded`, `freight_live` if the deal has a request or a carrier
 * already, `invalid_input` at `from`, `to`, `ready` or `heads`, `account_suspended`, `email_unconfirmed`, `rate_limited`.
 */
export async function askFreight(
  actor: Actor,
  number: number,
  input: FreightInput,
  now = new Date(),
): Promise<FreightDto> {
  requireConfirmedEmail(actor);
  await consume('freightByUser', actor.id);
  if (!isDealNumber(number)) throw new DomainError('deal_not_found');
  const { result, repeated } = await db.$transaction((tx) =>
    once(
      tx,
      { userId: actor.id, sent: ['freight', number, input], seconds: REPEATED_SECONDS },
      { find: (id) => getFreight(actor, id, now, tx), make: () => make(tx, actor, number, input, now) },
    ),
  );
  if (repeated) await refund('freightByUser', actor.id);
  else deliverSoon();
  return result;
}

async function make(
  tx: Transaction,
  actor: Actor,
  number: number,
  input: FreightInput,
  now: Date,
): Promise<FreightDto> {
  await refuseSuspended(tx, actor.id);
  const deal = await lockDeal(tx, number);
  if (!deal || !sideOf(deal, actor.id)) throw new DomainError('deal_not_found');
  requireOpen(deal);
  if (deal.loadedAt) throw new DomainError('freight_loaded');
  await endFreightOf(tx, deal.id, now);
  const live = { dealId: deal.id, status: { in: ['open', 'accepted'] } };
  if (await tx.freightRequest.findFirst({ where: live, select: { id: true } })) throw new DomainError('freight_live');
  const { from, to, heads, kg, ready, note } = input;
  refusePlace(from, null, 'from');
  refusePlace(to, null, 'to');
  refuseContact(note, 'note');
  if (heads > deal.heads) throw invalidField('heads', 'freightHeads', { most: deal.heads });
  const refused = refusedDay(ready, zoneOf(from), now, READY_DAYS);
  if (refused) throw invalidField('ready', refused, { days: READY_DAYS });
  // The schema of snapshots let nothing else in.
  const { lot } = deal.snapshot;
  const { id } = await tx.freightRequest.create({
    data: {
      ...{ dealId: deal.id, askerId: actor.id, fromPlace: from, toPlace: to, heads, kg, note },
      ...{ category: lot.category, class: lot.class, lineKm: await lineBetween(tx, from, to) },
      ...{ ready: new Date(ready), endsAt: dayEnd(ready, zoneOf(from)), updatedAt: now },
    },
    select: { id: true },
  });
  return getFreight(actor, id, now, tx);
}

/** Kilometres in a straight line; null unless both places are on the map. */
async function lineBetween(tx: Transaction, from: string, to: string): Promise<number | null> {
  const [a, b] = [placeColumns(from), placeColumns(to)];
  if (a.lat === null || b.lat === null) return null;
  const [row] = await tx.$queryRaw<{ km: number }[]>`
    SELECT corral_km(${a.lat}::float8, ${a.lon}::float8, ${b.lat}::float8, ${b.lon}::float8) AS km`;
  return row ? Math.round(row.km) : null;
}
