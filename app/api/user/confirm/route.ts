import { requireActor, requireSession } from '@/lib/auth/viewer';
import { defineRoute, json, noContent } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { confirmSession, proofMethods } from '@/lib/second-factor/confirm-session';
import { proofSchema } from '@/lib/second-factor/schema';

export const GET = defineRoute(async () => json({ methods: await proofMethods(await requireActor()) }));

export const POST = defineRoute(async ({ request }) => {
  const { actor, token } = await requireSession();
  await confirmSession(actor, token, await readJson(request, proofSchema));
  return noContent();
});
