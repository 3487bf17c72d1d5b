import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';
import { listMessages } from '@/lib/messages/messages/list-messages';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { sendMessage } from '@/lib/messages/messages/send-message';

export const GET = defineRoute(async ({ request }) =>
  json(await listMessages(await requireActor(), request.nextUrl.searchParams.get('before') || null)),
);

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await sendMessage(actor, await readJson(request, sendMessageSchema)), 201);
});
