import { Readable } from 'node:stream';
import { getViewer, requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { discardDocument } from '@/lib/verification/discard-document';
import { readDocument } from '@/lib/verification/read-document';

type Params = { name: string };

/** A private document, for its owner and administrators; checked on every request, and kept by no cache. */
export const GET = defineRoute<Params>(async ({ params }) => {
  const file = await readDocument(await getViewer(), params.name);
  return new Response(Readable.toWeb(file.body) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${params.name}"`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
});

/** Takes a document back before it is sent with a request. */
export const DELETE = defineRoute<Params>(async ({ params }) => {
  await discardDocument(await requireActor(), params.name);
  return noContent();
});
