import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { refuseSuspended } from '@/lib/core/actors/refuse-suspended';
import { db, type Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { consume, type LimitRule } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import type { FreightDto } from './dto';
import { getFreight } from './get-freight';
import { freightSelect, type FreightRow } from './map-freight';

/**
 * Changes a request or one of its quotes in one transaction, under the lock of the request: what is accepted and what is
 * withdrawn at once comes one after the other.
 * @throws DomainError `freight_not_found`, `account_suspended`, `rate_limited`, and those of `change`.
 */
export async function changeFreight(
  actor: Actor,
  id: string,
  { limit, now }: { limit: LimitRule; now: Date },
  change: (tx: Transaction, row: FreightRow) => Promise<void>,
): Promise<FreightDto> {
  await consume(limit, actor.id);
  if (!isId(id)) throw new DomainError('freight_not_found');
  const freight = await db.$transaction(async (tx) => {
    await refuseSuspended(tx, actor.id);
    await tx.$executeRaw`SELECT 1 FROM freight_requests WHERE id = ${id}::uuid FOR UPDATE`;
    const row = await tx.freightRequest.findUnique({ where: { id }, select: freightSelect });
    if (!row) throw new DomainError('freight_not_found');
    await change(tx, row);
    return getFreight(actor, id, now, tx);
  });
  deliverSoon();
  return freight;
}
