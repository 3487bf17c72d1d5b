import { z } from 'zod';

/**
 * What is stored beside a picture's files: the size of its widest variant in pixels and a blur placeholder (data
 * URI).
 */
export const imageDetailsSchema = z.object({ width: z.number(), height: z.number(), blur: z.string() });

export type ImageDetails = z.infer<typeof imageDetailsSchema>;
