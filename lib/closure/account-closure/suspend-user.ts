import 'server-only';
import { adminUserSelect, toAdminUserDto } from '@/lib/accounts/accounts/admin-columns';
import type { AdminUserDto } from '@/lib/accounts/accounts/dto';
import { lockAccount } from '@/lib/accounts/accounts/lock-account';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { barContacts } from '@/lib/accounts/contacts/barred-contacts';
import { signalSiblings } from '@/lib/accounts/contacts/signal-siblings';
import { lotCancelled } from '@/lib/market/auctions/cancel-lot';
import { lockLotsOf, withdrawLotsOf } from '@/lib/market/auctions/lots-of-account';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { noticeVoidBidsSoon } from '@/lib/market/sanctions/notice-void-bids';
import { voidBidsOf } from '@/lib/market/sanctions/void-bids';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import type { Transaction } from '@/lib/core/db/client';
import { DAY_MS } from '@/lib/core/durations';
import { DomainError } from '@/lib/core/errors/domain-error';
import { hideListingsOf } from '@/lib/market/listings/hide-listings';
import { lockListingsOf } from '@/lib/market/listings/listing-files';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import { mailsDueAt } from '@/lib/records/undo/undo-window';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueAccountMail } from '@/lib/core/outbox/queue-account-mail';
import { deleteUserSessions } from '@/lib/accounts/sessions/sessions';
import { isId } from '@/lib/core/validation/fields';
import type { Suspension } from './schema';
import { suspensionMail } from './suspension-mails';

/** A suspended account with the audit entries of the suspension, and its mail. */
type Suspended = {
  user: Parameters<typeof toAdminUserDto>[0];
  entries: [AuditEntry, ...AuditEntry[]];
  /** Whether nothing happened that lifting it can't bring back: lots withdrawn, or bids made void. */
  mayUndo: boolean;
  mailId: string | null;
};

/**
 * Suspends an account in the caller's transaction: ends its sessions, takes its listings off sale, withdraws its lots,
 * makes its bids void and e-mails the user the reason, at `mailAt` where it may be undone, or else at once. After `days` it ends by itself.
 * @throws DomainError `confirmation_required`, `not_found`, `own_account`, `last_admin`, `conflict` if the account is already suspended.
 */
export async function suspendAccount(
  tx: Transaction,
  actor: Actor,
  { userId, reason, days }: Suspension,
  now: Date,
  mailAt?: Date,
): Promise<Suspended> {
  requireConfirmed(actor);
  // Locks listings before their owner, in the same order as a listing update does, to avoid deadlocks.
  if (isId(userId)) {
    await lockListingsOf(tx, userId);
    await lockLotsOf(tx, userId);
  }
  const before = await lockAccount(tx, actor, userId);
  if (before.suspendedAt) throw new DomainError('conflict');
  const until = days && new Date(now.getTime() + days * DAY_MS);
  const hidden = await hideListingsOf(tx, before.id, now);
  const lots = await withdrawLotsOf(tx, before.id, actor);
  await deleteUserSessions(tx, before.id);
  const { language, ...user } = await tx.user.update({
    where: { id: before.id },
    data: { suspendedAt: now, suspendedUntil: until, suspensionReason: reason },
    select: { ...adminUserSelect, language: true },
  });
  // Once suspended, so that no lot that is settled now tells the user that they won it.
  const bids = await voidBidsOf(tx, before.id, 'suspended');
  await barContacts(tx, before.id, until, reason);
  await signalSiblings(tx, before.id);
  await pagesChanged(tx, [...badgeTags(before.id), 'ads']);
  const mayUndo = lots.length === 0 && bids.length === 0;
  const mailId = await queueAccountMail(
    tx,
    before.id,
    await suspensionMail({ ...user, language }, reason, until),
    mayUndo ? mailAt : undefined,
  );
  const after = {
    suspendedAt: now.toISOString(),
    ...(until ? { suspendedUntil: until.toISOString() } : {}),
    reason,
    listings: hidden,
    ...(bids.length > 0 ? { lotsWithVoidBids: bids.length } : {}),
  };
  const suspended: AuditEntry = {
    action: 'user.suspended',
    target: 'user',
    id: before.id,
    before: { suspendedAt: null },
    after,
  };
  return {
    user,
    entries: [suspended, ...lots.map(lotCancelled)],
    mayUndo,
    mailId,
  };
}

/**
 * Suspends an account. Its mail waits until the suspension can't be undone any more, which `mayUndo` says.
 * @throws DomainError `forbidden` unless the actor is an administrator, and what `suspendAccount` throws.
 */
export async function suspendUser(
  actor: Actor,
  suspension: Suspension,
  now = new Date(),
): Promise<{ user: AdminUserDto; mayUndo: boolean }> {
  const result = await adminAct(actor, async (tx) => {
    const { user, entries, mayUndo, mailId } = await suspendAccount(tx, actor, suspension, now, mailsDueAt(now));
    if (mayUndo) {
      const undo = { before: { suspendedAt: null }, after: { suspendedAt: now.toISOString() } };
      await keepUndo(tx, actor, { kind: 'suspension', targetId: user.id, ...undo, mailIds: [mailId] }, now);
    }
    return { result: { user: toAdminUserDto(user), mayUndo }, entries };
  });
  deliverSoon();
  noticeVoidBidsSoon();
  return result;
}
