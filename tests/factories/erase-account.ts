import { deleteAccount } from '@/lib/closure/account-closure/delete-account';
import { db } from '@/lib/core/db/client';

const WAITED_MS = 15 * 24 * 60 * 60 * 1000;

/** Deletes an account as if its owner had asked for it fifteen days ago. */
export async function eraseAccount({ id }: { id: string }): Promise<void> {
  await db.user.update({ where: { id }, data: { closedAt: new Date(Date.now() - WAITED_MS) } });
  await deleteAccount({ id });
}
