import { z } from 'zod';
import { hasOneTopic, topicFields, topicOf } from '@/lib/topics/schema';
import { message } from '@/lib/validation/field-errors';
import { checkbox, optionalText } from '@/lib/validation/fields';

export const REPORT_REASONS = ['spam', 'fraudulent', 'inappropriate', 'misleading', 'other'] as const;
export const REPORT_STATUSES = ['pending', 'reviewed', 'resolved', 'dismissed'] as const;
/** What an administrator can decide. */
export const REPORT_DECISIONS = ['reviewed', 'resolved', 'dismissed'] as const;

export const REPORT_DESCRIPTION_MAX = 2000;
export const REVIEW_NOTES_MAX = 1000;

/** A report of an animal, of equipment or of a lot, with the reason and whatever more there is to say. */
export const createReportSchema = z
  .object({
    ...topicFields,
    reason: z.enum(REPORT_REASONS, message('reportReasonRequired')),
    description: optionalText(REPORT_DESCRIPTION_MAX),
  })
  .refine((report) => topicOf(report) !== null, { path: ['listingId'], error: message('required') })
  .refine(hasOneTopic, { path: ['auctionLotId'], error: message('oneTopic') });

/** An administrator's decision about a report; the listing may go with it. */
export const reportReviewSchema = z.object({
  reportId: z.string(message('required')),
  status: z.enum(REPORT_DECISIONS, message('reportStatusRequired')),
  reviewNotes: optionalText(REVIEW_NOTES_MAX),
  deactivateListing: checkbox,
});

export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export type CreateReportInput = z.output<typeof createReportSchema>;
export type ReportReview = z.output<typeof reportReviewSchema>;
