import 'server-only';
import { backToPage } from './back-to-page';
import { defineRoute, json } from './define-route';

/**
 * Defines the handler behind the button of a page that a mail links to (`/{page}/{token}`), and leads back to it. The
 * link authorizes the request; no session is needed.
 */
export function defineLinkRoute(page: string, act: (token: string) => Promise<object>) {
  return defineRoute<{ token: string }>(
    async ({ request, params: { token } }) => {
      const result = await act(token);
      return backToPage(request.nextUrl, `/${page}/${encodeURIComponent(token)}`) ?? json(result);
    },
    { anyOrigin: true },
  );
}
