import { requireActor } from '@/lib/auth/viewer';
import { beginDirectUpload } from '@/lib/direct-uploads/begin-direct-upload';
import { directUploadSchema } from '@/lib/direct-uploads/schema';
import { defineRoute, json } from '@/lib/http/define-route';
import { readJson } from '@/lib/request-bodies/read-body';

/** Takes a file's `{ kind, name, size, type }` and returns a URL to PUT it to, valid for some minutes. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireActor();
  return json(await beginDirectUpload(actor, await readJson(request, directUploadSchema)), 201);
});
