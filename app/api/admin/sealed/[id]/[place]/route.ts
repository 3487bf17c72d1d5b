import { requireAdminActor } from '@/lib/web/auth/require-admin';
import { readSealedFile } from '@/lib/records/sealed-records/read-sealed';
import { defineRoute } from '@/lib/web/http/define-route';
import { privateFile } from '@/lib/web/http/private-file';

/** Returns a file of a sealed record to an administrator who has opened the record. */
export const GET = defineRoute<{ id: string; place: string }>(async ({ params }) => {
  return privateFile(await readSealedFile(await requireAdminActor(), params.id, params.place));
});
