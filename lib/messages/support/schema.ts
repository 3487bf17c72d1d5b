import { z } from 'zod';
import type { SupportStatus, SupportTopic } from '@/lib/core/db/generated/enums';
import { LOCALES } from '@/lib/core/i18n/locales';
import { message } from '@/lib/core/validation/field-errors';
import { emailAddress, optionalLine, requiredLine, requiredText } from '@/lib/core/validation/fields';
import { first } from '@/lib/core/validation/table-query';

/** What people write to us about, in order of display. */
export const SUPPORT_TOPICS = [
  'paid',
  'listing',
  'auction',
  'payment',
  'verification',
  'account',
  'privacy',
  'other',
] as const satisfies readonly SupportTopic[];

export const SUPPORT_STATUSES = ['open', 'answered', 'closed'] as const satisfies readonly SupportStatus[];

export const SUPPORT_MESSAGE_MAX = 2000;
export const SUPPORT_ANSWER_MAX = 5000;

/** A message to the operator. `key` identifies the form that was shown, so that sending it twice opens one case. */
export const contactSchema = z.object({
  key: z.uuid(message('invalid')),
  language: z.enum(LOCALES, message('invalid')),
  topic: z.enum(SUPPORT_TOPICS, message('supportTopicRequired')),
  name: requiredLine(160, { required: 'nameRequired' }),
  email: emailAddress,
  reference: optionalLine(300),
  message: requiredText(SUPPORT_MESSAGE_MAX, { required: 'messageRequired' }),
});

export type ContactInput = z.output<typeof contactSchema>;

/** An administrator's answer. */
export const answerSchema = z.object({
  caseId: z.string(),
  text: requiredText(SUPPORT_ANSWER_MAX, { required: 'answerRequired' }),
  close: z.boolean(),
});

export type Answer = z.output<typeof answerSchema>;

/** Closes a case or reopens it. */
export const caseStatusSchema = z.object({ caseId: z.string(), closed: z.boolean() });

export type CaseStatus = z.output<typeof caseStatusSchema>;

/** Returns a case's number as people read and say it. */
export const caseNumber = (number: number) => `C-${number}`;

/** The query of a link to the contact page: what it is about. Invalid values are ignored. */
export const contactQuerySchema = z.object({
  topic: z.preprocess(first, z.union([z.enum(SUPPORT_TOPICS), z.literal('')]).catch('')),
  about: z.preprocess(
    first,
    z
      .string()
      .transform((value) => value.slice(0, 300))
      .catch(''),
  ),
});
