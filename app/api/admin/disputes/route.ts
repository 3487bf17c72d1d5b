import { listDueDisputes, recommend } from '@/lib/deals/disputes/recommend';
import { recommendationSchema } from '@/lib/deals/disputes/schema';
import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { defineRoute, json, noContent } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** The disputes that wait for an administrator, the longest first. */
export const GET = defineRoute(async () => json({ data: await listDueDisputes(await requireAdminActor()) }));

/** Recommends how a dispute ends. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireAdminActor();
  await recommend(actor, await readJson(request, recommendationSchema));
  return noContent();
});
