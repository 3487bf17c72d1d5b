import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { columnsOf } from '@/lib/core/db/columns-of';
import { adminAct, type AuditAction } from '@/lib/records/audit/admin-act';
import { takeExtensionBack } from '@/lib/money/banner-ads/extension';
import { markBannerPaid, markBannerRefunded } from '@/lib/money/banner-ads/mark-banner-paid';
import { markBannerUnpaid } from '@/lib/money/banner-ads/mark-banner-unpaid';
import { KINDS } from '@/lib/market/topics/kinds';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import type { TransactionStatus, TransactionType } from '@/lib/core/db/generated/enums';
import { DomainError } from '@/lib/core/errors/domain-error';
import { endHighlight } from '@/lib/market/listings/end-highlight';
import { lockListing } from '@/lib/market/listings/lock-listing';
import { isId } from '@/lib/core/validation/fields';
import { transactionSelect, toTransactionDto } from './columns';
import type { TransactionDto } from './dto';
import { MOVES, type Move } from './schema';

type Locked = {
  id: string;
  type: TransactionType;
  status: TransactionStatus;
  paymentMethod: string | null;
  transactionId: string | null;
  listingId: string | null;
  equipmentId: string | null;
  bannerAdId: string | null;
  amount: Prisma.Decimal;
  createdAt: Date;
};

async function lockTransaction(tx: Transaction, id: string): Promise<Locked> {
  if (!isId(id)) throw new DomainError('not_found');
  // Locks the listing first: the same order as in its deletion, to avoid deadlocks.
  const of = await tx.transaction.findUnique({ where: { id }, select: { listingId: true, equipmentId: true } });
  if (of?.listingId) await lockListing(tx, KINDS.listing, of.listingId);
  if (of?.equipmentId) await lockListing(tx, KINDS.equipment, of.equipmentId);
  const [row] = await tx.$queryRaw<Locked[]>`
    SELECT ${columnsOf('Transaction', ['id', 'type', 'status', 'paymentMethod', 'transactionId', 'listingId', 'equipmentId'])},
      ${columnsOf('Transaction', ['bannerAdId', 'amount', 'createdAt'])}
    FROM transactions WHERE id = ${id}::uuid FOR UPDATE`;
  if (!row) throw new DomainError('not_found');
  return row;
}

async function carryOut(tx: Transaction, row: Locked, status: keyof typeof ACTIONS, now: Date): Promise<void> {
  const listingId = row.listingId ?? row.equipmentId;
  if (status !== 'completed' && listingId)
    await endHighlight(tx, KINDS[row.listingId ? 'listing' : 'equipment'], listingId, row, now);
  if (!row.bannerAdId) return;
  // The first months of an advertisement are a `banner_ad_request`.
  if (row.type === 'banner_ad')
    return status === 'completed' ? undefined : takeExtensionBack(tx, row.bannerAdId, row.amount);
  if (status === 'completed') await markBannerPaid(tx, row.bannerAdId, now);
  else if (status === 'refunded') await markBannerRefunded(tx, row.bannerAdId);
  else await markBannerUnpaid(tx, row.bannerAdId);
}

const ACTIONS = {
  completed: 'transaction.completed',
  failed: 'transaction.failed',
  refunded: 'transaction.refunded',
} as const satisfies Record<string, AuditAction>;

/**
 * Changes a transaction's status: pending to completed or failed, completed to refunded. Completion marks its banner
 * ad as paid; failure and refund end its highlight or take its banner ad down.
 * @throws DomainError `forbidden` for anyone but administrators, `confirmation_required`, `not_found`, `conflict` for any
 * other change.
 */
export async function moveTransaction(
  actor: Actor,
  id: string,
  { status, paymentMethod, transactionId }: Move,
  now = new Date(),
): Promise<TransactionDto> {
  return adminAct(actor, async (tx) => {
    requireConfirmed(actor);
    const row = await lockTransaction(tx, id);
    const allowed: readonly TransactionStatus[] = MOVES[row.status];
    if (status === 'pending' || !allowed.includes(status)) throw new DomainError('conflict');
    await carryOut(tx, row, status, now);
    const payment = { ...(paymentMethod ? { paymentMethod } : {}), ...(transactionId ? { transactionId } : {}) };
    const moved = await tx.transaction.update({
      where: { id: row.id },
      data: { status, ...payment },
      select: transactionSelect,
    });
    const before = {
      status: row.status,
      ...(paymentMethod ? { paymentMethod: row.paymentMethod } : {}),
      ...(transactionId ? { transactionId: row.transactionId } : {}),
    };
    return {
      result: toTransactionDto(moved),
      entries: [{ action: ACTIONS[status], target: 'transaction', id: row.id, before, after: { status, ...payment } }],
    };
  });
}
