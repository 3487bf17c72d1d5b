import { renewByLink } from '@/lib/expiry/renew-by-link';
import { backToPage } from '@/lib/http/back-to-page';
import { defineRoute, json } from '@/lib/http/define-route';

/**
 * Renews a listing from the page that the expiry e-mail links to. The link authorizes the request; no session is
 * needed.
 */
export const POST = defineRoute<{ token: string }>(
  async ({ request, params }) => {
    const { id, state } = await renewByLink(params.token);
    return backToPage(request.nextUrl, `/renew/${encodeURIComponent(params.token)}`) ?? json({ id, state });
  },
  { anyOrigin: true },
);
