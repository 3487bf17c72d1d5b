import { z } from 'zod';
import { message } from '@/lib/validation/field-errors';
import { cleanLine } from '@/lib/validation/fields';

/** What a file is uploaded for. */
export const DIRECT_KINDS = ['image', 'post', 'banner', 'portrait', 'video', 'document'] as const;
export type DirectKind = (typeof DIRECT_KINDS)[number];

/** A file that a browser announces: its bytes go to the store, and are looked at there. */
export const directUploadSchema = z.object({
  kind: z.enum(DIRECT_KINDS, message('invalid')),
  name: z.string(message('required')).transform((name) => cleanLine(name).slice(0, 200)),
  size: z.int(message('wholeNumber')).min(1, message('fileEmpty')),
  type: z.string(message('invalid')).max(100, message('invalid')),
});

export type DirectUploadRequest = z.output<typeof directUploadSchema>;
