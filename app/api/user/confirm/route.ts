import { requireActor, requireSession } from '@/lib/web/auth/viewer';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { confirmSession, proofMethods } from '@/lib/accounts/second-factor/confirm-session';
import { proofSchema } from '@/lib/accounts/second-factor/schema';

export const GET = defineRoute(async () => json({ methods: await proofMethods(await requireActor()) }));

export const POST = defineRoute(async ({ request }) => {
  const { actor, token } = await requireSession();
  await confirmSession(actor, token, await readJson(request, proofSchema));
  return noContent();
});
