import { message } from '@/lib/core/validation/field-errors';
import { cleanText } from '@/lib/core/validation/fields';
import { z } from 'zod';

/**
 * Seven to 16 digits with an optional plus, the first not zero; or with a zero before it, as it is dialled at home: which
 * country that is, `ownPhone` reads from a place.
 */
const PHONE = /^(?:\+?[1-9]\d{6,15}|0\d{7,14})$/;

/** What a buyer may leave for one answer is shorter, such as an extension. */
const CONTACT = /^(?:\+?[1-9]\d{0,15}|0\d{7,14})$/;

const withoutSpaces = (typed: string) => cleanText(typed).replace(/[\s\-()[\].]/g, '');

const numberLike = (pattern: RegExp) =>
  z
    .string(message('phone'))
    .transform(withoutSpaces)
    .pipe(z.string().regex(pattern, message('phone')));

/** A telephone number that has to be given. */
export const phoneNumber = numberLike(PHONE);

/** The number that a message to a seller leaves for its answer. */
export const contactNumber = numberLike(CONTACT);

/** A telephone number, or null. */
export const optionalPhone = z
  .string()
  .nullish()
  .transform((typed) => withoutSpaces(typed ?? '') || null)
  .pipe(z.string().regex(PHONE, message('phone')).nullable());
