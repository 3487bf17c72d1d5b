import { requireActor } from '@/lib/web/auth/viewer';
import { beginDirectUpload } from '@/lib/web/direct-uploads/begin-direct-upload';
import { directUploadSchema } from '@/lib/web/direct-uploads/schema';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readJson } from '@/lib/web/request-bodies/read-body';

/** Takes a file's `{ kind, name, size, type }` and returns a URL to PUT it to, valid for some minutes. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await beginDirectUpload(actor, await readJson(request, directUploadSchema)), 201);
});
