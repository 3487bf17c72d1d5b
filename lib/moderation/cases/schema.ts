import { z } from 'zod';
import { suspensionDays } from '@/lib/closure/account-closure/schema';
import { SECOND_MS, UNDO_MS } from '@/lib/core/durations';
import { CASE_ANSWERS } from '@/lib/moderation/reports/schema';
import { parseSubject, subjectText, type ReportSubject } from '@/lib/moderation/reports/subject';
import { message } from '@/lib/core/validation/field-errors';
import { isId, requiredText } from '@/lib/core/validation/fields';

/** A case is everything reported about one subject; a report whose subject was deleted is a case of its own. */
export type CaseRef = ReportSubject | { kind: 'report'; id: string };

/** How long a decision can be undone; the mails about it leave afterwards. */
export const UNDO_SECONDS = UNDO_MS / SECOND_MS;
/** How long a case belongs to the administrator who opened it. */
export const CLAIM_MINUTES = 10;
/** A held listing is decided within this time. */
export const HOLD_HOURS = 24;
export const CASE_NOTE_MAX = 2000;
export const APPEAL_MAX = 1000;
/** How many cases are decided at once. */
const BULK_MAX = 50;

/** The decisions about an appeal. */
const APPEAL_ACTIONS = ['upheld', 'restored'] as const;

export type AppealAction = (typeof APPEAL_ACTIONS)[number];

const REPORT_PREFIX = 'report-';

/** Formats a case for URLs. */
export function caseKey(ref: CaseRef): string {
  return ref.kind === 'report' ? `${REPORT_PREFIX}${ref.id}` : subjectText(ref);
}

/** Parses the format of `caseKey`; null if it isn't valid. */
export function parseCaseKey(key: string): CaseRef | null {
  if (!key.startsWith(REPORT_PREFIX)) return parseSubject(key);
  const id = key.slice(REPORT_PREFIX.length);
  return isId(id) ? { kind: 'report', id } : null;
}

/** Returns the path of a case's page, without the locale. */
export function casePath(key: string): string {
  return `/admin/cases/${key}`;
}

const caseKeyField = z.string(message('required')).max(60);

/** A case as its moderator saw it: reports after `until` stay pending for a separate decision. */
const seenCase = z.object({ key: caseKeyField, until: z.iso.datetime(message('invalid')) });

const answer = z.enum(CASE_ANSWERS, message('caseAnswerRequired'));

/** A decision on a case; one that the owner is notified of needs a reason. */
export const caseDecisionSchema = z.discriminatedUnion('action', [
  seenCase.extend({ action: z.literal('dismissed') }),
  seenCase.extend({ action: z.literal('taken_down'), answer }),
  seenCase.extend({ action: z.literal('warned'), answer }),
  seenCase.extend({ action: z.literal('suspended'), answer, days: suspensionDays }),
]);

/** The same decision on several cases. Accounts can only be suspended one at a time. */
export const bulkDecisionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('dismissed'), cases: z.array(seenCase).min(1).max(BULK_MAX) }),
  z.object({ action: z.literal('taken_down'), answer, cases: z.array(seenCase).min(1).max(BULK_MAX) }),
]);

export const undoSchema = z.object({ decisionIds: z.array(z.string()).min(1).max(BULK_MAX) });

export const signalSchema = z.object({ id: z.string(message('required')).max(60) });

export const claimSchema = z.object({ key: caseKeyField });

export const caseNoteSchema = z.object({
  key: caseKeyField,
  text: requiredText(CASE_NOTE_MAX, { required: 'caseNoteRequired' }),
});

/** The appeal of a decision by whom it concerns. */
export const appealSchema = z.object({
  subject: z.string(message('required')).max(60),
  text: requiredText(APPEAL_MAX, { required: 'appealRequired' }),
});

export const appealDecisionSchema = z.object({ key: caseKeyField, action: z.enum(APPEAL_ACTIONS) });

export type CaseDecisionInput = z.output<typeof caseDecisionSchema>;
export type BulkDecisionInput = z.output<typeof bulkDecisionSchema>;
export type CaseNoteInput = z.output<typeof caseNoteSchema>;
export type AppealInput = z.output<typeof appealSchema>;
export type AppealDecisionInput = z.output<typeof appealDecisionSchema>;
