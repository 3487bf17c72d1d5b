import { readSheet } from '@/lib/deals/deals/read-sheet';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';

type Params = { number: string };

/** The sheet of a deal, to one of its sides; authorized on every request and never cached. */
export const GET = defineRoute<Params>(async ({ params }) => {
  const bytes = await readSheet(await requireActor(), Number(params.number));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="corral-${Number(params.number)}.pdf"`,
    },
  });
});
