import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { removePasskey } from '@/lib/accounts/second-factor/remove-passkey';
import { renamePasskey } from '@/lib/accounts/second-factor/rename-passkey';
import { passkeyNameSchema } from '@/lib/accounts/second-factor/schema';

export const PATCH = defineRoute<{ id: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const { name } = await readJson(request, passkeyNameSchema);
  await renamePasskey(actor, params.id, name);
  return noContent();
});

export const DELETE = defineRoute<{ id: string }>(async ({ params }) => {
  await removePasskey(await requireActor(), params.id);
  return noContent();
});
