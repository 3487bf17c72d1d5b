import { requireSession } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { changePassword } from '@/lib/accounts/passwords/change-password';
import { changePasswordSchema } from '@/lib/accounts/passwords/schema';
import { readJson } from '@/lib/web/request-bodies/read-body';

export const PUT = defineRoute(async ({ request }) => {
  const { actor, token } = await requireSession();
  await changePassword(actor, await readJson(request, changePasswordSchema), token);
  return noContent();
});
