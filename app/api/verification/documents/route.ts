import { requireUploader } from '@/lib/web/auth/require-uploader';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { readMultipart } from '@/lib/web/request-bodies/read-multipart';
import { DOCUMENTS_MAX, DOCUMENT_MAX_BYTES } from '@/lib/accounts/verification/schema';
import { uploadDocuments } from '@/lib/accounts/verification/upload-documents';

/** Room for part headers and for one extra byte per file, so that an oversized file is rejected with its name. */
const ENVELOPE_BYTES = 64 * 1024;

/** Uploads one to five files (field `documents`). */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  const { files } = await readMultipart(request, DOCUMENTS_MAX * DOCUMENT_MAX_BYTES + ENVELOPE_BYTES);
  const chosen = files.filter(({ field }) => field === 'documents');
  const documents = await uploadDocuments(
    actor,
    await Promise.all(
      chosen.map(async ({ file }) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })),
    ),
  );
  return json({ documents }, 201);
});
