import 'server-only';
import { getUser } from '@/lib/accounts/get-user';
import { rememberBrowser } from '@/lib/auth/known-browser-cookie';
import { forgetSignedIn, rememberSignedIn } from '@/lib/auth/session-cookie';
import { getClosedAccount, requireActor } from '@/lib/auth/viewer';
import { DomainError } from '@/lib/errors/domain-error';
import { json } from '@/lib/http/define-route';

/**
 * Answers a completed sign-in with the account.
 * @throws DomainError `account_closed`: the session opens the page that calls off the deletion, and nothing else.
 */
export async function answerSignedIn(): Promise<Response> {
  const closed = await getClosedAccount();
  if (closed) {
    await rememberBrowser(closed.id);
    await forgetSignedIn();
    throw new DomainError('account_closed');
  }
  await rememberSignedIn();
  const actor = await requireActor();
  await rememberBrowser(actor.id);
  return json(await getUser(actor));
}
