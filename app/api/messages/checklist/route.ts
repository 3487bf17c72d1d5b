import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { needsChecklist } from '@/lib/messages/messages/needs-checklist';

/** Whether the viewer should read what to ask for before they write about `topic`. */
export const GET = defineRoute(async ({ request }) =>
  json({ needed: await needsChecklist(await requireActor(), request.nextUrl.searchParams.get('topic') ?? '') }),
);
