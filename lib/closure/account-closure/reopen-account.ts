import 'server-only';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { badgeTags } from '@/lib/core/cache/page-tags';
import { db } from '@/lib/core/db/client';
import { columnsOf } from '@/lib/core/db/columns-of';
import { showListingsOf } from '@/lib/market/listings/hide-listings';
import { lockListingsOf } from '@/lib/market/listings/listing-files';
import { deliverSoon } from '@/lib/core/outbox/outbox-worker';
import { queueAccountMail } from '@/lib/core/outbox/queue-account-mail';
import { consume } from '@/lib/core/rate-limit/limit';
import { reopeningMail } from './closure-mails';

/**
 * Calls off the deletion of an account on behalf of its owner: its listings are back on sale, except those that changed
 * or expired since. Cancelled lots stay cancelled. Idempotent.
 * @throws DomainError `rate_limited`.
 */
export async function reopenAccount({ id }: { id: string }): Promise<void> {
  await consume('changeByUser', id);
  await db.$transaction(async (tx) => {
    await lockListingsOf(tx, id);
    const [user] = await tx.$queryRaw<{ email: string; firstName: string; language: string; closedAt: Date }[]>`
      SELECT ${columnsOf('User', ['email', 'firstName', 'language', 'closedAt'])}
      FROM users WHERE id = ${id}::uuid AND closed_at IS NOT NULL AND suspended_at IS NULL FOR UPDATE`;
    if (!user) return;
    await showListingsOf(tx, id, user.closedAt);
    await tx.user.update({ where: { id }, data: { closedAt: null } });
    await pagesChanged(tx, [...badgeTags(id), 'ads']);
    await queueAccountMail(tx, id, await reopeningMail(user));
  });
  deliverSoon();
}
