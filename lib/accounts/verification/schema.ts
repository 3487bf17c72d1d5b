import { z } from 'zod';
import { phoneNumber } from '@/lib/core/phones/schema';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import { optionalLine, optionalText, requiredLine } from '@/lib/core/validation/fields';

export const DOCUMENTS_MAX = 5;
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** A person's details; both business fields are optional. */
export const verificationFieldsSchema = z.object({
  firstName: requiredLine(80, { required: 'firstNameRequired' }),
  lastName: requiredLine(80, { required: 'lastNameRequired' }),
  phone: phoneNumber,
  location: requiredLine(120, { required: 'locationRequired' }),
  businessName: optionalLine(120),
  businessType: optionalLine(80),
});

/** A request for verification: the person's details and the names of documents uploaded before. */
export const verificationRequestSchema = verificationFieldsSchema.extend({
  documents: z
    .array(z.string(message('documentGone')), message('documentsRequired'))
    .min(1, message('documentsRequired'))
    .max(DOCUMENTS_MAX, message('documentsTooMany')),
});

/** What an administrator decides of a request, and, once it is verified, that it no longer is. */
export const DECISIONS = ['verified', 'rejected', 'withdrawn'] as const;

/** An administrator's decision; a reason is left out only where somebody is verified. */
export const reviewSchema = z
  .object({
    userId: z.string(),
    decision: z.enum(DECISIONS),
    notes: optionalText(1000),
  })
  .refine(({ decision, notes }) => decision === 'verified' || notes !== null, {
    error: message('rejectionNotesRequired'),
    path: ['notes'],
    ...whenValid('decision', 'notes'),
  });

export type VerificationRequest = z.output<typeof verificationRequestSchema>;
export type Decision = (typeof DECISIONS)[number];
export type Review = z.output<typeof reviewSchema>;
