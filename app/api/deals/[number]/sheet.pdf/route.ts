import { readSheet } from '@/lib/deals/deals/read-sheet';
import { isLocale } from '@/lib/core/i18n/locales';
import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';

/**
 * The sheet of a deal, to one of its sides; authorized on every request and never cached. It begins in the `language` that is
 * asked for, else in that of the account.
 */
export const GET = defineRoute<{ number: string }>(async ({ request, params }) => {
  const actor = await requireActor();
  const asked = request.nextUrl.searchParams.get('language') ?? '';
  const bytes = await readSheet(isLocale(asked) ? { ...actor, language: asked } : actor, Number(params.number));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="corral-${Number(params.number)}.pdf"`,
    },
  });
});
