import { reopenAccount } from '@/lib/account-closure/reopen-account';
import { rememberSignedIn } from '@/lib/auth/session-cookie';
import { getClosedAccount } from '@/lib/auth/viewer';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute, noContent } from '@/lib/http/define-route';

/** Calls off the deletion of the account that the session belongs to. */
export const POST = defineRoute(async () => {
  const account = await getClosedAccount();
  if (!account) throw new DomainError('unauthorized');
  await reopenAccount(account);
  await rememberSignedIn();
  return noContent();
});
