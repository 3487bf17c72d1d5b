import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute } from '@/lib/web/http/define-route';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { drawShared } from '@/lib/market/sharing/draw-shared';
import { readShared } from '@/lib/market/sharing/read-shared';
import { readSharedPage } from '@/lib/market/sharing/schema';
import { previewPath } from '@/lib/market/sharing/subject';

/** The language and the version, which only `previewPath` makes. */
const NAME = /^([a-z]{2})-[\w-]{12}\.jpg$/;

/**
 * The picture that is shown where a page is shared. Nothing is drawn for an address that isn't the current one: an older
 * one leads there.
 */
export const GET = defineRoute<{ kind: string; id: string; name: string }>(async ({ request, params }) => {
  const { kind, id, name } = params;
  const page = readSharedPage(kind, id, NAME.exec(name)?.[1] ?? '');
  const shared = page && (await readShared(page));
  if (!shared) throw new DomainError('not_found');
  const current = previewPath(shared);
  if (current !== request.nextUrl.pathname)
    return new Response(null, { status: 302, headers: { location: current, 'cache-control': 'no-store' } });
  const jpeg = await drawShared(shared, () => consumeHere('previewByAddress', clientAddress(request.headers)));
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
});
