import { requireSession } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { startPasskeyProof } from '@/lib/accounts/second-factor/confirm-session';

/** Returns what the browser needs to ask for a passkey; its answer goes to `POST /api/user/confirm`. */
export const POST = defineRoute(async () => {
  const { actor, token } = await requireSession();
  return json(await startPasskeyProof(actor, token));
});
