import 'server-only';
import { alertNewDevice } from '@/lib/accounts/account-alerts/alert-new-device';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { knownBrowser, rememberBrowser } from '@/lib/web/auth/browser-cookies';
import { sharePlaceCookie } from '@/lib/web/auth/place-cookie';
import { forgetSignedIn, rememberSignedIn } from '@/lib/web/auth/session-cookie';
import { getClosedAccount, requireActor } from '@/lib/web/auth/viewer';
import { DomainError } from '@/lib/core/errors/domain-error';
import { json } from '@/lib/web/http/define-route';

/**
 * Answers a completed sign-in with the account, and tells its owner of a new device.
 * @throws DomainError `account_closed`: the session opens the page that calls off the deletion, and nothing else.
 */
export async function answerSignedIn(userAgent: string | null): Promise<Response> {
  const closed = await getClosedAccount();
  if (closed) {
    await alertNewDevice(closed.id, await knownBrowser(), userAgent);
    await rememberBrowser(closed.id);
    await forgetSignedIn();
    throw new DomainError('account_closed');
  }
  await rememberSignedIn();
  const actor = await requireActor();
  await alertNewDevice(actor.id, await knownBrowser(), userAgent);
  await rememberBrowser(actor.id);
  await sharePlaceCookie(actor);
  return json(await getUser(actor));
}
