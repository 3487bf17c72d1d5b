import { closeAccount } from '@/lib/account-closure/close-account';
import { deleteAccountSchema } from '@/lib/account-closure/schema';
import { getUser } from '@/lib/accounts/get-user';
import { profileSchema } from '@/lib/accounts/schema';
import { updateProfile } from '@/lib/accounts/update-profile';
import { clearSessionCookie, forgetSignedIn, sessionToken, setSessionCookie } from '@/lib/auth/session-cookie';
import { getClosedAccount, getViewer, requireActor, requireSession } from '@/lib/auth/viewer';
import { defineRoute, json, noContent } from '@/lib/http/define-route';
import { countUnread } from '@/lib/messages/count-unread';
import { countUnreadNotifications } from '@/lib/notifications/count-unread-notifications';
import { readJson } from '@/lib/request-bodies/read-body';
import { cookieIsDue } from '@/lib/sessions/sessions';

export const GET = defineRoute(async () => {
  const token = await sessionToken();
  // Clears the cookie of a session that no longer exists, so that the browser stops sending it.
  if (token && !(await getViewer()) && !(await getClosedAccount())) await clearSessionCookie();
  const actor = await requireActor();
  const [user, unread, unreadNotifications] = await Promise.all([
    getUser(actor),
    countUnread(actor),
    countUnreadNotifications(actor),
  ]);
  if (token && (await cookieIsDue(token))) await setSessionCookie(token);
  return json({
    ...user,
    unreadMessages: unread.messages,
    unreadConversations: unread.conversations,
    unreadNotifications,
  });
});

/** Updates name, phone, location and e-mail language; the request replaces all of them. */
export const PATCH = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await updateProfile(actor, await readJson(request, profileSchema)));
});

/** Closes the account after checking the password again; it is deleted 14 days later unless its owner calls it off. */
export const DELETE = defineRoute(async ({ request }) => {
  const { actor, token } = await requireSession();
  const { currentPassword } = await readJson(request, deleteAccountSchema);
  await closeAccount(actor, currentPassword, token);
  await forgetSignedIn();
  return noContent();
});
