import { z } from 'zod';
import { PHONE } from '@/lib/accounts/schema';
import { hasOneTopic, topicFields } from '@/lib/topics/schema';
import { message } from '@/lib/validation/field-errors';
import { cleanText, emailAddress, optionalLine, requiredLine, requiredText } from '@/lib/validation/fields';

export const MESSAGE_MAX = 5000;
const SUBJECT_MAX = 200;

export const CONTACT_METHODS = ['phone', 'email'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** What each method's value must look like once it is known which method was chosen. */
const CONTACT_VALUES = {
  phone: requiredLine(60, { required: 'contactPhoneRequired' })
    .transform((value) => value.replace(/[\s\-()[\]]/g, ''))
    .pipe(z.string().regex(PHONE, message('phone'))),
  email: requiredLine(300, { required: 'contactEmailRequired' }).pipe(emailAddress),
} as const satisfies Record<ContactMethod, z.ZodType<string>>;

/** A message to a person, about an animal, equipment, a lot or nothing, with the way in which the sender wants to be answered. */
export const sendMessageSchema = z
  .object({
    toUserId: z.string(message('required')),
    ...topicFields,
    subject: optionalLine(SUBJECT_MAX),
    message: requiredText(MESSAGE_MAX, { required: 'messageRequired' }),
    contactMethod: z.enum(CONTACT_METHODS, message('contactMethodRequired')),
    /** Chosen by the writer's browser: sent again under it, because no answer came, a message is one. */
    idempotencyKey: z.uuid(message('invalid')).nullish(),
    contactValue: z
      .string(message('required'))
      .nullish()
      .transform((value) => cleanText(value ?? '')),
  })
  .refine(hasOneTopic, { path: ['auctionLotId'], error: message('oneTopic') })
  .transform((input, context) => {
    const value = CONTACT_VALUES[input.contactMethod].safeParse(input.contactValue);
    if (value.success) return { ...input, contactValue: value.data };
    for (const { message: text } of value.error.issues)
      context.addIssue({ code: 'custom', path: ['contactValue'], message: text });
    return z.NEVER;
  });

export type SendMessageInput = z.output<typeof sendMessageSchema>;
