import { z } from 'zod';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import { checkbox, optionalText } from '@/lib/core/validation/fields';
import { SUBJECT_FIELDS, hasOneSubject, subjectFields, subjectOf, type SubjectKind } from './subject';

export const REPORT_REASONS = ['spam', 'fraudulent', 'inappropriate', 'misleading', 'other'] as const;
export const REPORT_STATUSES = ['pending', 'reviewed', 'resolved', 'dismissed'] as const;
/** The decisions open to an administrator. */
export const REPORT_DECISIONS = ['reviewed', 'resolved', 'dismissed'] as const;

/** The canned answers that tell the owner of a listing or a lot why; digits choose them in this order. */
const LISTING_ANSWERS = ['photo', 'payment', 'price', 'health', 'sold', 'rules'] as const;
/** Those that tell a person, or the sender of a message. */
const CONDUCT_ANSWERS = ['payment', 'pretending', 'abuse', 'advertising', 'falsehood', 'conduct'] as const;
export const CASE_ANSWERS = [...new Set([...LISTING_ANSWERS, ...CONDUCT_ANSWERS])] as [CaseAnswer, ...CaseAnswer[]];

export const REPORT_DESCRIPTION_MAX = 2000;
export const REVIEW_NOTES_MAX = 1000;

/** A report of an animal, equipment, a lot, a person or a message, with a reason and an optional description. */
export const createReportSchema = z
  .object({
    ...subjectFields,
    reason: z.enum(REPORT_REASONS, message('reportReasonRequired')),
    description: optionalText(REPORT_DESCRIPTION_MAX),
  })
  .refine((report) => subjectOf(report) !== null, {
    path: ['listingId'],
    error: message('required'),
    ...whenValid(...SUBJECT_FIELDS),
  })
  .refine(hasOneSubject, { path: ['auctionLotId'], error: message('oneTopic'), ...whenValid(...SUBJECT_FIELDS) });

/** An administrator's decision on a report, optionally taking the listing down. */
export const reportReviewSchema = z.object({
  reportId: z.string(message('required')),
  status: z.enum(REPORT_DECISIONS, message('reportStatusRequired')),
  reviewNotes: optionalText(REVIEW_NOTES_MAX),
  deactivateListing: checkbox,
});

export type CaseAnswer = (typeof LISTING_ANSWERS | typeof CONDUCT_ANSWERS)[number];
export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export type CreateReportInput = z.output<typeof createReportSchema>;
export type ReportReview = z.output<typeof reportReviewSchema>;

/** Returns the answers that fit every one of these kinds of subject. */
export function answersFor(kinds: readonly (SubjectKind | 'report')[]): readonly CaseAnswer[] {
  const lists = kinds.map((kind): readonly CaseAnswer[] =>
    kind === 'user' || kind === 'message' ? CONDUCT_ANSWERS : LISTING_ANSWERS,
  );
  return CASE_ANSWERS.filter((answer) => lists.every((list) => list.includes(answer)));
}
