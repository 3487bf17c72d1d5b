import 'server-only';
import { lockAdmins, refuseLastAdmin } from '@/lib/accounts/accounts/last-admin';
import type { Actor } from '@/lib/core/actors/actor';
import { lockLotsOf, refuseOpenAuctions, withdrawLotsOf } from '@/lib/market/auctions/lots-of-account';
import { noticeVoidBidsSoon } from '@/lib/market/sanctions/notice-void-bids';
import { voidBidsOf } from '@/lib/market/sanctions/void-bids';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { hideListingsOf } from '@/lib/market/listings/hide-listings';
import { lockListingsOf } from '@/lib/market/listings/listing-files';
import { notifyOfClosure } from '@/lib/deals/deals/notify-of-deal';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueAccountMail } from '@/lib/core/outbox/queue-account-mail';
import { confirmPassword } from '@/lib/accounts/passwords/confirm-password';
import { deleteOtherSessions } from '@/lib/accounts/sessions/sessions';
import { closureMail } from './closure-mails';
import { deletionDate } from './deletion-date';

/**
 * Closes the actor's account, which is deleted 14 days later unless they call it off: hides its listings and profile,
 * cancels its lots, makes its bids on lots under way void, tells the other sides of its open deals, ends its other sessions and sends a mail. The session of `token` can only call it off.
 * @throws DomainError `confirmation_required`, `invalid_input` at `currentPassword`, `rate_limited`, `last_admin`, `open_auctions`, `conflict` if
 * it is closed already.
 */
export async function closeAccount(actor: Actor, password: string, token: string, now = new Date()): Promise<void> {
  await confirmPassword(actor, password);
  await db.$transaction(async (tx) => {
    // Locks listings and lots before their owner, in the same order as their updates do, to avoid deadlocks.
    await lockListingsOf(tx, actor.id);
    await lockLotsOf(tx, actor.id);
    refuseLastAdmin(await lockAdmins(tx, actor.id), actor.id);
    // A bid in flight holds the account as well: it is either seen below or refused after the commit.
    const [user] = await tx.$queryRaw<{ closedAt: Date | null }[]>`
      SELECT closed_at AS "closedAt" FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`;
    if (!user) throw new DomainError('unauthorized');
    if (user.closedAt) throw new DomainError('conflict');
    await refuseOpenAuctions(tx, actor.id);
    await withdrawLotsOf(tx, actor.id, actor);
    await hideListingsOf(tx, actor.id, now);
    await deleteOtherSessions(tx, actor.id, token);
    const { email, firstName, language } = await tx.user.update({
      where: { id: actor.id },
      data: { closedAt: now },
      select: { email: true, firstName: true, language: true },
    });
    // None of them leads, and none may lead later, when bids above them become void. What they won, they still owe.
    await voidBidsOf(tx, actor.id, 'deleted', { keepsWins: true });
    await notifyOfClosure(tx, actor.id);
    await pagesChanged(tx, [...badgeTags(actor.id), 'ads']);
    await queueAccountMail(tx, actor.id, await closureMail({ email, firstName, language }, deletionDate(now)));
  });
  deliverSoon();
  noticeVoidBidsSoon();
}
