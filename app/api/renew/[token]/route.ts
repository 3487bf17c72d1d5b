import { renewByLink } from '@/lib/expiry/renew-by-link';
import { backToPage } from '@/lib/http/back-to-page';
import { defineRoute, json } from '@/lib/http/define-route';

/** The button of the page that the mail about an expiry links to. Whoever holds the link may renew; no session is asked for. */
export const POST = defineRoute<{ token: string }>(
  async ({ request, params }) => {
    const { id, state } = await renewByLink(params.token);
    return backToPage(request.nextUrl, `/renew/${encodeURIComponent(params.token)}`) ?? json({ id, state });
  },
  { anyOrigin: true },
);
