import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';
import { readPaper } from '@/lib/market/papers/read-paper';

/**
 * Returns a paper to its owner, an administrator or whom the owner lets see it; authorized on every request and never cached.
 * A PDF is downloaded, because it could run something of its own in the page.
 */
export const GET = defineRoute<{ id: string }>(async ({ params }) => {
  const { bytes, contentType, extension } = await readPaper(await requireActor(), params.id);
  const way = extension === 'pdf' ? 'attachment' : 'inline';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-type': contentType,
      'content-disposition': `${way}; filename="${params.id}.${extension}"`,
    },
  });
});
