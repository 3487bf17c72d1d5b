import { restoreAddress } from '@/lib/email-confirmation/restore-address';
import { backToPage } from '@/lib/http/back-to-page';
import { defineRoute, json } from '@/lib/http/define-route';

/**
 * Takes back a change of address, from the page that the mail to the old address links to. The link authorizes the
 * request; no session is needed.
 */
export const POST = defineRoute<{ token: string }>(
  async ({ request, params }) => {
    const restored = await restoreAddress(params.token);
    const page = `/restore-email/${encodeURIComponent(params.token)}`;
    return backToPage(request.nextUrl, page) ?? json({ restored });
  },
  { anyOrigin: true },
);
