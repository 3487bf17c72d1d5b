import { closeAccount } from '@/lib/closure/account-closure/close-account';
import { deleteAccountSchema } from '@/lib/closure/account-closure/schema';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { profileSchema } from '@/lib/accounts/accounts/schema';
import { updateProfile } from '@/lib/accounts/accounts/update-profile';
import { clearSessionCookie, forgetSignedIn, sessionToken, setSessionCookie } from '@/lib/web/auth/session-cookie';
import { getClosedAccount, getViewer, requireActor, requireSession } from '@/lib/web/auth/viewer';
import { defineMemberRoute, defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { countUnread } from '@/lib/messages/messages/count-unread';
import { countUnreadNotifications } from '@/lib/records/notifications/count-unread-notifications';
import { listBlockedWith } from '@/lib/messages/messages/blocks';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { cookieIsDue } from '@/lib/accounts/sessions/sessions';

export const GET = defineRoute(async () => {
  const token = await sessionToken();
  // Clears the cookie of a session that no longer exists, so that the browser stops sending it.
  if (token && !(await getViewer()) && !(await getClosedAccount())) await clearSessionCookie();
  const actor = await requireActor();
  const [user, unread, unreadNotifications, blockedWith] = await Promise.all([
    getUser(actor),
    countUnread(actor),
    countUnreadNotifications(actor),
    listBlockedWith(actor),
  ]);
  if (token && (await cookieIsDue(token))) await setSessionCookie(token);
  return json({
    ...user,
    unreadMessages: unread.messages,
    unreadConversations: unread.conversations,
    unreadNotifications,
    blockedWith,
  });
});

/** Updates name, phone, location and e-mail language; the request replaces all of them. */
export const PATCH = defineMemberRoute(profileSchema, (actor, input) => updateProfile(actor, input));

/** Closes the account after checking the password again; it is deleted 14 days later unless its owner calls it off. */
export const DELETE = defineRoute(async ({ request }) => {
  const { actor, token } = await requireSession();
  const { currentPassword } = await readJson(request, deleteAccountSchema);
  await closeAccount(actor, currentPassword, token);
  await forgetSignedIn();
  return noContent();
});
