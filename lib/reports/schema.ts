import { z } from 'zod';
import { TOPIC_FIELDS, hasOneTopic, topicFields, topicOf } from '@/lib/topics/schema';
import { whenValid } from '@/lib/validation/across-fields';
import { message } from '@/lib/validation/field-errors';
import { checkbox, optionalText } from '@/lib/validation/fields';

export const REPORT_REASONS = ['spam', 'fraudulent', 'inappropriate', 'misleading', 'other'] as const;
export const REPORT_STATUSES = ['pending', 'reviewed', 'resolved', 'dismissed'] as const;
/** The decisions open to an administrator. */
export const REPORT_DECISIONS = ['reviewed', 'resolved', 'dismissed'] as const;

/** The canned answers that tell an owner why; digits choose them in this order. */
export const CASE_ANSWERS = ['photo', 'payment', 'price', 'health', 'sold', 'rules'] as const;

export const REPORT_DESCRIPTION_MAX = 2000;
export const REVIEW_NOTES_MAX = 1000;

/** A report of an animal, equipment or a lot, with a reason and an optional description. */
export const createReportSchema = z
  .object({
    ...topicFields,
    reason: z.enum(REPORT_REASONS, message('reportReasonRequired')),
    description: optionalText(REPORT_DESCRIPTION_MAX),
  })
  .refine((report) => topicOf(report) !== null, {
    path: ['listingId'],
    error: message('required'),
    ...whenValid(...TOPIC_FIELDS),
  })
  .refine(hasOneTopic, { path: ['auctionLotId'], error: message('oneTopic'), ...whenValid(...TOPIC_FIELDS) });

/** An administrator's decision on a report, optionally taking the listing down. */
export const reportReviewSchema = z.object({
  reportId: z.string(message('required')),
  status: z.enum(REPORT_DECISIONS, message('reportStatusRequired')),
  reviewNotes: optionalText(REVIEW_NOTES_MAX),
  deactivateListing: checkbox,
});

export type CaseAnswer = (typeof CASE_ANSWERS)[number];
export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export type CreateReportInput = z.output<typeof createReportSchema>;
export type ReportReview = z.output<typeof reportReviewSchema>;
