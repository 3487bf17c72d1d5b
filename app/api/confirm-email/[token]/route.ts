import { getViewer } from '@/lib/web/auth/viewer';
import { confirmByLink } from '@/lib/accounts/email-confirmation/confirm-address';
import { backToPage } from '@/lib/web/http/back-to-page';
import { defineRoute, json } from '@/lib/web/http/define-route';

/** Confirms an address from the page that its mail links to. The link authorizes the request; a session only
 * chooses among accounts that claim the address. */
export const POST = defineRoute<{ token: string }>(
  async ({ request, params }) => {
    const state = await confirmByLink(params.token, await getViewer());
    const page = `/confirm-email/${encodeURIComponent(params.token)}${state === 'locked' ? '?locked=1' : ''}`;
    return backToPage(request.nextUrl, page) ?? json({ state });
  },
  { anyOrigin: true },
);
