import { requireAdminActor } from '@/lib/auth/require-admin';
import { readSealedFile } from '@/lib/evidence/read-sealed';
import { defineRoute } from '@/lib/http/define-route';
import { privateFile } from '@/lib/http/private-file';

type Params = { id: string; place: string };

/** Returns a file of a sealed record to an administrator who has opened the record. */
export const GET = defineRoute<Params>(async ({ params }) => {
  return privateFile(await readSealedFile(await requireAdminActor(), params.id, params.place));
});
