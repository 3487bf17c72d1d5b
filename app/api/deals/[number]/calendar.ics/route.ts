import { dealCalendar } from '@/lib/deals/deals/deal-calendar';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';

/** The deadlines of a deal for a calendar, to one of its sides. */
export const GET = defineRoute<{ number: string }>(async ({ params }) => {
  const text = await dealCalendar(await requireActor(), Number(params.number));
  return new Response(text, {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="corral-${Number(params.number)}.ics"`,
    },
  });
});
