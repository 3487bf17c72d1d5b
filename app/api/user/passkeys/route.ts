import { requireSession } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { addPasskey } from '@/lib/accounts/second-factor/add-passkey';
import { newPasskeySchema } from '@/lib/accounts/second-factor/schema';
import { startPasskey } from '@/lib/accounts/second-factor/start-passkey';
import { describeDevice } from '@/lib/accounts/sessions/describe-device';

/** Returns what the browser needs to make a passkey; its answer is put here. */
export const POST = defineRoute(async () => {
  const { actor, token } = await requireSession();
  return json(await startPasskey(actor, token));
});

export const PUT = defineRoute(async ({ request }) => {
  const { actor, token } = await requireSession();
  const answer = await readJson(request, newPasskeySchema);
  const { browser, system } = describeDevice(request.headers.get('user-agent'));
  // Brands, the same in every language.
  const name = [browser, system].filter(Boolean).join(' · ') || 'Passkey';
  return json(await addPasskey(actor, answer, name, token), 201);
});
