import { Readable } from 'node:stream';
import { requireAdminActor } from '@/lib/auth/require-admin';
import { readSealedFile } from '@/lib/evidence/read-sealed';
import { defineRoute } from '@/lib/http/define-route';
import { LENGTH_HEADER } from '@/lib/http/length-header';

type Params = { id: string; place: string };

/** Returns a file of a sealed record to an administrator who has opened the record. */
export const GET = defineRoute<Params>(async ({ params }) => {
  const file = await readSealedFile(await requireAdminActor(), params.id, params.place);
  return new Response(Readable.toWeb(file.body) as ReadableStream<Uint8Array>, {
    headers: {
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-type': file.contentType,
      [LENGTH_HEADER]: String(file.size),
    },
  });
});
