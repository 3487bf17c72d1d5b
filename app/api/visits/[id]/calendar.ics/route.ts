import { visitCalendar } from '@/lib/deals/visits/visit-calendar';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';

/** The slot that was chosen for a calendar, to one of the two sides. */
export const GET = defineRoute<{ id: string }>(async ({ params }) => {
  const text = await visitCalendar(await requireActor(), params.id);
  return new Response(text, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="corral-visit.ics"',
    },
  });
});
