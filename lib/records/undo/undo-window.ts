import { AFTER_UNDO_MS, SECOND_MS, UNDO_MS } from '@/lib/core/durations';

/** Tolerance for a click at the last moment. */
const ON_THE_WAY_MS = 2 * SECOND_MS;

/** Returns until when a decision taken at `now` is shown as undoable. */
export function undoUntil(now: Date): Date {
  return new Date(now.getTime() + UNDO_MS);
}

/** Returns when the mails about it may be sent. */
export function mailsDueAt(now: Date): Date {
  return new Date(now.getTime() + AFTER_UNDO_MS);
}

/** Returns whether a decision taken at `decidedAt` can still be undone. */
export function mayStillUndo(decidedAt: Date, now: Date): boolean {
  return now.getTime() <= undoUntil(decidedAt).getTime() + ON_THE_WAY_MS;
}
