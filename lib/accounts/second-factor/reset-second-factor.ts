import 'server-only';
import { queueAlert } from '@/lib/accounts/account-alerts/queue-alert';
import { db } from '@/lib/core/db/client';
import { deleteUserSessions } from '@/lib/accounts/sessions/sessions';
import { clearFactors } from './clear-factors';

/**
 * Lets somebody in by the password alone again who lost every second factor; for the operator, who has made sure who
 * asks. Ends all sessions of the account. Returns whether there is one with this e-mail address.
 */
export async function resetSecondFactor(email: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    // Accounts that only claim the address are somebody else's.
    const where = { email: email.trim().toLowerCase(), emailConfirmedAt: { not: null } };
    const user = await tx.user.findFirst({ where, select: { id: true } });
    if (!user) return false;
    await queueAlert(tx, user.id, 'factorRemoved');
    await clearFactors(tx, user.id);
    await deleteUserSessions(tx, user.id);
    return true;
  });
}
