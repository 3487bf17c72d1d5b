import { z } from 'zod';
import { message } from '@/lib/core/validation/field-errors';

/** What can be undone beside the decisions on cases, which keep a record of their own. */
export const UNDO_KINDS = [
  ...([
    'verification',
    'banner',
    'bannerSwitch',
    'bannerDeletion',
    'role',
    'biddingLimit',
    'suspension',
    'restoration',
  ] as const),
] as const;

export type UndoKind = (typeof UNDO_KINDS)[number];

/** The administrator's latest act of a kind on somebody or something. */
export const undoActSchema = z.object({
  kind: z.enum(UNDO_KINDS, message('invalid')),
  targetId: z.uuid(message('invalid')),
});

export type UndoActInput = z.output<typeof undoActSchema>;
