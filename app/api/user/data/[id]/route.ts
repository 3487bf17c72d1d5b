import { requireActor } from '@/lib/web/auth/viewer';
import { defineRoute, noContent } from '@/lib/web/http/define-route';
import { privateFile } from '@/lib/web/http/private-file';
import { openDataExport, requireDataExport } from '@/lib/closure/personal-data/get-data-export';

type Params = { id: string };

/** Downloads a copy of the viewer's data; never cached. */
export const GET = defineRoute<Params>(async ({ params }) => {
  const file = await openDataExport(await requireActor(), params.id);
  return privateFile(file, { 'content-disposition': 'attachment; filename="corral.zip"' });
});

/** Checks that the viewer may download the copy now, so that the page asks for a proof before it leaves for the file. */
export const POST = defineRoute<Params>(async ({ params }) => {
  await requireDataExport(await requireActor(), params.id);
  return noContent();
});
