import { requireUploader } from '@/lib/web/auth/require-uploader';
import { defineRoute, json } from '@/lib/web/http/define-route';
import { addPaper } from '@/lib/market/papers/add-paper';
import { PAPER_MAX_BYTES, paperFieldsSchema } from '@/lib/market/papers/schema';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { readMultipart } from '@/lib/web/request-bodies/read-multipart';

/** Room for fields, part headers and one extra byte, so that an oversized file is rejected with its name. */
const ENVELOPE_BYTES = 64 * 1024;

/** Stores a paper: its fields and one `file`. */
export const POST = defineRoute(async ({ request }) => {
  const actor = await requireUploader();
  const { fields, files } = await readMultipart(request, PAPER_MAX_BYTES + ENVELOPE_BYTES);
  const chosen = files.find(({ field }) => field === 'file')?.file;
  const file = chosen ? { name: chosen.name, bytes: Buffer.from(await chosen.arrayBuffer()) } : null;
  await addPaper(actor, parseInput(paperFieldsSchema, fields), file);
  return json({ success: true }, 201);
});
