import { UNDO_SECONDS } from './schema';

/** Tolerance for a click at the last moment. */
const ON_THE_WAY_MS = 2_000;
/** Longer than the window, because mails may be claimed up to a second before they are due. */
const MAIL_DELAY_MS = UNDO_SECONDS * 1000 + 5_000;

/** Returns until when a decision taken at `now` is shown as undoable. */
export function undoUntil(now: Date): Date {
  return new Date(now.getTime() + UNDO_SECONDS * 1000);
}

/** Returns when the mails about it may be sent. */
export function mailsDueAt(now: Date): Date {
  return new Date(now.getTime() + MAIL_DELAY_MS);
}

/** Returns whether a decision taken at `decidedAt` can still be undone. */
export function mayStillUndo(decidedAt: Date, now: Date): boolean {
  return now.getTime() <= undoUntil(decidedAt).getTime() + ON_THE_WAY_MS;
}
