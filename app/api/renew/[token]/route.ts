import { renewByLink } from '@/lib/market/expiry/renew-by-link';
import { defineLinkRoute } from '@/lib/web/http/define-link-route';

/** Renews a listing from the page that the expiry e-mail links to. */
export const POST = defineLinkRoute('renew', async (token) => {
  const { id, state } = await renewByLink(token);
  return { id, state };
});
