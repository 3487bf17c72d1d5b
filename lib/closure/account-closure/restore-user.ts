import 'server-only';
import { adminUserSelect, toAdminUserDto } from '@/lib/accounts/accounts/admin-columns';
import type { AdminUserDto } from '@/lib/accounts/accounts/dto';
import { lockAccount } from '@/lib/accounts/accounts/lock-account';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { liftBar } from '@/lib/accounts/contacts/barred-contacts';
import { adminAct } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import { DomainError } from '@/lib/core/errors/domain-error';
import { showListingsOf } from '@/lib/market/listings/hide-listings';
import { lockListingsOf } from '@/lib/market/listings/listing-files';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import { mailsDueAt } from '@/lib/records/undo/undo-window';
import { queueAccountMail } from '@/lib/core/outbox/queue-account-mail';
import { isId } from '@/lib/core/validation/fields';
import { NOT_SUSPENDED } from './end-suspension';
import { restorationMail } from './suspension-mails';

/**
 * Lifts a suspension: the user can sign in again, the listings that the suspension hid are back on sale, and the user
 * is notified by e-mail once that can't be undone any more.
 * @throws DomainError `forbidden` unless the actor is an administrator, `confirmation_required`, `not_found`, `own_account`, `conflict` if the
 * account isn't suspended.
 */
export async function restoreUser(actor: Actor, userId: string, now = new Date()): Promise<AdminUserDto> {
  return adminAct(actor, async (tx) => {
    requireConfirmed(actor, now);
    if (isId(userId)) await lockListingsOf(tx, userId);
    const before = await lockAccount(tx, actor, userId);
    if (!before.suspendedAt) throw new DomainError('conflict');
    const bars = await liftBar(tx, before.id);
    const shown = await showListingsOf(tx, before.id, before.suspendedAt);
    const { language, ...user } = await tx.user.update({
      where: { id: before.id },
      data: NOT_SUSPENDED,
      select: { ...adminUserSelect, language: true },
    });
    await pagesChanged(tx, [...badgeTags(before.id), 'ads']);
    const mailId = await queueAccountMail(tx, before.id, await restorationMail({ ...user, language }), mailsDueAt(now));
    const undo = {
      before: {
        suspendedAt: before.suspendedAt.toISOString(),
        suspendedUntil: before.suspendedUntil?.toISOString() ?? null,
        reason: before.suspensionReason ?? '',
        bars,
      },
      after: { suspendedAt: null },
    };
    await keepUndo(tx, actor, { kind: 'restoration', targetId: before.id, ...undo, mailIds: [mailId] }, now);
    const was = { suspendedAt: before.suspendedAt.toISOString(), reason: before.suspensionReason };
    return {
      result: toAdminUserDto(user),
      entries: [
        {
          action: 'user.restored',
          target: 'user',
          id: before.id,
          before: was,
          after: { suspendedAt: null, listings: shown },
        },
      ],
    };
  });
}
