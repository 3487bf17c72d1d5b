import { z } from 'zod';
import type { AdSlotName } from './dto';

export const AD_SLOTS = [
  'leaderboard',
  'medium-rectangle',
  'banner',
  'square',
] as const satisfies readonly AdSlotName[];

/** `?slots=leaderboard,banner`: the slots of a page, deduplicated. */
export const slotsSchema = z
  .string()
  .max(200)
  .transform((value) => [...new Set(value.split(','))])
  .pipe(z.array(z.enum(AD_SLOTS)).min(1));

/** Advertisements seen in one page view. */
export const impressionsSchema = z.object({ ids: z.array(z.string().max(36)).min(1).max(AD_SLOTS.length) });
