import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';
import { privateFile } from '@/lib/web/http/private-file';
import { findMessagePhoto } from '@/lib/messages/messages/photos';

/**
 * Returns a photograph to the two sides of its message. Browsers keep it but ask each time, so that nobody sees it in
 * a shared browser after its user has signed out.
 */
export const GET = defineRoute<{ id: string; name: string }>(async ({ request, params }) => {
  const { open } = await findMessagePhoto(await requireActor(), params.id, params.name);
  const headers = {
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    etag: `"${params.id}-${params.name}"`,
  };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return privateFile(await open(), headers);
});
