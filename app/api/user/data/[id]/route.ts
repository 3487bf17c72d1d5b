import { Readable } from 'node:stream';
import { requireActor } from '@/lib/auth/viewer';
import { defineRoute, noContent } from '@/lib/http/define-route';
import { LENGTH_HEADER } from '@/lib/http/length-header';
import { openDataExport, requireDataExport } from '@/lib/personal-data/get-data-export';

type Params = { id: string };

/** Downloads a copy of the viewer's data; never cached. */
export const GET = defineRoute<Params>(async ({ params }) => {
  const file = await openDataExport(await requireActor(), params.id);
  return new Response(Readable.toWeb(file.body) as ReadableStream<Uint8Array>, {
    headers: {
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-type': file.contentType,
      [LENGTH_HEADER]: String(file.size),
      'content-disposition': 'attachment; filename="corral.zip"',
    },
  });
});

/** Checks that the viewer may download the copy now, so that the page asks for a proof before it leaves for the file. */
export const POST = defineRoute<Params>(async ({ params }) => {
  await requireDataExport(await requireActor(), params.id);
  return noContent();
});
