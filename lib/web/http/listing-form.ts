import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '@/lib/core/actors/actor';
import { invalidField } from '@/lib/core/errors/domain-error';
import { IMAGES_MAX } from '@/lib/market/listings/schema';
import { parseInput } from '@/lib/web/request-bodies/read-body';
import { readMultipart } from '@/lib/web/request-bodies/read-multipart';
import { discardUploads } from '@/lib/files/uploads/discard-uploads';
import { IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { uploadImage } from '@/lib/files/uploads/upload-image';

const FIELDS_MAX_BYTES = 1024 * 1024;

/**
 * Reads the multipart form of `POST` and `PUT` on `/api/cattle` and `/api/equipment`, uploads its pictures and passes
 * fields, picture ids and content digests (which identify a repeated request) to `write`. Nothing is stored before
 * the fields are valid, and unused uploads are discarded.
 */
export async function withListingForm<Fields, T>(
  request: Request,
  actor: Actor,
  schema: z.ZodType<Fields>,
  write: (fields: Fields, imageIds: string[], digests: string[]) => Promise<T>,
): Promise<T> {
  const form = await readMultipart(request, IMAGES_MAX * IMAGE_MAX_BYTES + FIELDS_MAX_BYTES);
  // Browsers send an empty file for a file input that was left empty.
  const files = form.files.filter(({ file }) => file.size > 0 || file.name !== '');
  const fields = parseInput(schema, form.fields);
  if (files.length > IMAGES_MAX) throw invalidField('images', 'imagesTooMany');
  const imageIds: string[] = [];
  const digests: string[] = [];
  try {
    for (const { file } of files) {
      const bytes = Buffer.from(await file.arrayBuffer());
      digests.push(createHash('sha256').update(bytes).digest('base64url'));
      imageIds.push((await uploadImage(actor, { name: file.name, bytes })).id);
    }
    return await write(fields, imageIds, digests);
  } finally {
    // Uploads that the listing claimed are no longer pending, and discarding leaves them alone.
    if (imageIds.length > 0) await discardUploads(actor, imageIds).catch(() => undefined);
  }
}
