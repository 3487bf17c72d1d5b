import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute } from '@/lib/web/http/define-route';
import { pageUrl } from '@/lib/core/i18n/site-url';
import { qrSquares } from '@/lib/files/images/qr-squares';
import { readSharedPage, sharedPath } from '@/lib/market/sharing/schema';

/** The address of a page as a QR code, dark on white also where the page is dark. */
export const GET = defineRoute<{ kind: string; id: string; name: string }>(async ({ params }) => {
  const { kind, id, name } = params;
  const page = readSharedPage(kind, id, /^([a-z]{2})\.svg$/.exec(name)?.[1] ?? '');
  if (!page) throw new DomainError('not_found');
  const { size, path } = qrSquares(pageUrl(page.locale, sharedPath(page)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  });
});
