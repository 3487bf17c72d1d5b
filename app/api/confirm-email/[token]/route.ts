import { confirmByLink } from '@/lib/email-confirmation/confirm-address';
import { backToPage } from '@/lib/http/back-to-page';
import { defineRoute, json } from '@/lib/http/define-route';

/** Confirms an address from the page that its mail links to. The link authorizes the request; no session is needed. */
export const POST = defineRoute<{ token: string }>(
  async ({ request, params }) => {
    const state = await confirmByLink(params.token);
    return backToPage(request.nextUrl, `/confirm-email/${encodeURIComponent(params.token)}`) ?? json({ state });
  },
  { anyOrigin: true },
);
