import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';
import { listMessages } from '@/lib/messages/list-messages';
import { sendMessageSchema } from '@/lib/messages/schema';
import { sendMessage } from '@/lib/messages/send-message';

export const GET = defineRoute(async ({ request }) =>
  json(await listMessages(await requireActor(), request.nextUrl.searchParams.get('before') || null)),
);

export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await sendMessage(actor, await readJson(request, sendMessageSchema)), 201);
});
