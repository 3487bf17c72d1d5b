import { requireSession } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { changePassword } from '@/lib/passwords/change-password';
import { changePasswordSchema } from '@/lib/passwords/schema';
import { readJson } from '@/lib/request-bodies/read-body';

export const PUT = defineRoute(async ({ request }) => {
  const { actor, token } = await requireSession();
  await changePassword(actor, await readJson(request, changePasswordSchema), token);
  return noContent();
});
