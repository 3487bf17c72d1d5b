import { defineRoute } from '@/lib/web/http/define-route';
import { backToPage } from '@/lib/web/http/back-to-page';
import { localeOf } from '@/lib/web/http/request-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { switchOffByLink } from '@/lib/records/notifications/mail-switches';
import { stopByLink } from '@/lib/finding/saved-searches/stop-by-link';

type Params = { token: string };

/** Redirects a person who opens the URL of the List-Unsubscribe header to the page with the button. */
export const GET = defineRoute<Params>(({ request, params }) =>
  Promise.resolve(
    Response.redirect(
      new URL(localizedPath(localeOf(request), `/unsubscribe/${encodeURIComponent(params.token)}`), siteUrl()),
      307,
    ),
  ),
);

/** One-click unsubscribe: sent by an e-mail program (RFC 8058) or by the page's button. */
export const POST = defineRoute<Params>(
  async ({ request, params }) => {
    if (!(await switchOffByLink(params.token))) await stopByLink(params.token);
    return (
      backToPage(request.nextUrl, `/unsubscribe/${encodeURIComponent(params.token)}`) ??
      new Response(null, { status: 200 })
    );
  },
  { anyOrigin: true },
);
