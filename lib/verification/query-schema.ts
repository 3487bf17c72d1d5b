import { z } from 'zod';
import { cleanText } from '@/lib/validation/fields';

const first = (value: unknown) => (Array.isArray(value) ? (value[0] as unknown) : value);

/** What the queue's address may ask for; anything else is as good as not asked. */
export const verificationQuerySchema = z.object({
  search: z.preprocess(first, z.string().transform((value) => cleanText(value).slice(0, 100)).catch('')),
  page: z.preprocess(first, z.coerce.number().int().min(1).max(10_000).catch(1)),
});

export type VerificationQuery = z.output<typeof verificationQuerySchema>;
