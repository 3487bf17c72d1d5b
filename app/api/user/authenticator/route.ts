import { requireActor, requireSession } from '@/lib/auth/viewer';
import { defineRoute, json, noContent } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { confirmApp } from '@/lib/second-factor/confirm-app';
import { removeApp } from '@/lib/second-factor/remove-app';
import { appCodeSchema } from '@/lib/second-factor/schema';
import { startApp } from '@/lib/second-factor/start-app';

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
