import { z } from 'zod';
import { currentPassword } from '@/lib/passwords/schema';

/** What proves again who somebody is. */
export const proofSchema = z.object({ currentPassword });

export type Proof = z.output<typeof proofSchema>;
