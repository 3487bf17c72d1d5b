import { requireActor, requireSession } from '@/lib/web/auth/viewer';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { confirmApp } from '@/lib/accounts/second-factor/confirm-app';
import { removeApp } from '@/lib/accounts/second-factor/remove-app';
import { appCodeSchema } from '@/lib/accounts/second-factor/schema';
import { startApp } from '@/lib/accounts/second-factor/start-app';

export const POST = defineRoute(async () => json(await startApp(await requireActor()), 201));

export const PUT = defineRoute(async ({ request }) => {
  const { actor, token } = await requireSession();
  const { code } = await readJson(request, appCodeSchema);
  return json(await confirmApp(actor, code, token));
});

export const DELETE = defineRoute(async () => {
  await removeApp(await requireActor());
  return noContent();
});
