import { requireActor } from '@/lib/web/auth/viewer';
import { defineMemberRoute, defineRoute, json } from '@/lib/web/http/define-route';
import { listMessages } from '@/lib/messages/messages/list-messages';
import { sendMessageSchema } from '@/lib/messages/messages/schema';
import { sendMessage } from '@/lib/messages/messages/send-message';

export const GET = defineRoute(async ({ request }) =>
  json(await listMessages(await requireActor(), request.nextUrl.searchParams.get('before') || null)),
);

export const POST = defineMemberRoute(sendMessageSchema, (actor, input) => sendMessage(actor, input), 201);
