import { takeBackAccount } from '@/lib/accounts/take-back';
import { backToPage } from '@/lib/http/back-to-page';
import { defineRoute, json } from '@/lib/http/define-route';

/**
 * Secures an account whose owner says that it wasn't them, from the page that the mail links to. The link authorizes the
 * request; no session is needed.
 */
export const POST = defineRoute<{ token: string }>(
  async ({ request, params }) => {
    const secured = await takeBackAccount(params.token);
    return backToPage(request.nextUrl, `/not-me/${encodeURIComponent(params.token)}`) ?? json({ secured });
  },
  { anyOrigin: true },
);
