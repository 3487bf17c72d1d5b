import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';
import { cleanLine } from '@/lib/core/validation/fields';

/** The purposes of an upload. */
export const DIRECT_KINDS = ['image', 'message', 'post', 'banner', 'portrait', 'video', 'document'] as const;
export type DirectKind = (typeof DIRECT_KINDS)[number];

/** The announcement of a file that the browser will send to the store, where it is verified. */
export const directUploadSchema = z.object({
  kind: z.enum(DIRECT_KINDS, message('invalid')),
  name: z.string(message('required')).transform((name) => cleanLine(name).slice(0, 200)),
  size: z.int(message('wholeNumber')).min(1, message('fileEmpty')),
  type: z.string(message('invalid')).max(100, message('invalid')),
});

export type DirectUploadRequest = z.output<typeof directUploadSchema>;
