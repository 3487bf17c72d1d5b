import { reopenAccount } from '@/lib/closure/account-closure/reopen-account';
import { rememberSignedIn } from '@/lib/web/auth/session-cookie';
import { getClosedAccount } from '@/lib/web/auth/viewer';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute, noContent } from '@/lib/web/http/define-route';

/** Calls off the deletion of the account that the session belongs to. */
export const POST = defineRoute(async () => {
  const account = await getClosedAccount();
  if (!account) throw new DomainError('unauthorized');
  await reopenAccount(account);
  await rememberSignedIn();
  return noContent();
});
