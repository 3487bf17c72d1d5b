import { z } from 'zod';
import { DAY_MS } from '@/lib/core/durations';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import { blankAsNull, optionalLine, wholeNumber } from '@/lib/core/validation/fields';

export const PAPER_MAX_BYTES = 10 * 1024 * 1024;
export const PAPER_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Papers that one account may keep. */
export const PAPERS_MAX = 60;

export const PAPER_KINDS = [
  'movement',
  'brucellosis',
  'tuberculosis',
  'eia',
  'influenza',
  'fmd',
  'scan',
  'pedigree',
  'brand',
  'ticket',
  'other',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const PAPER_COUNTRIES = [
  'AR',
  'AU',
  'BO',
  'BR',
  'CA',
  'CL',
  'CO',
  'EC',
  'ES',
  'GB',
  'IE',
  'MX',
  'NZ',
  'PE',
  'PT',
  'PY',
  'US',
  'UY',
  'VE',
  'ZA',
] as const;
export type PaperCountry = (typeof PAPER_COUNTRIES)[number];

/** How long a permission to see a paper lasts; the first is the usual one. */
export const GRANT_HOURS = [48, 168] as const;

/**
 * Days of validity from the date of issue where a rule is known: equine infectious anaemia 60 days from sampling and
 * influenza vaccine three months in Argentina, a pregnancy check 21 days before delivery in the United States.
 */
const KNOWN_DAYS: Partial<Record<`${PaperKind}-${PaperCountry}`, number>> = {
  'eia-AR': 60,
  'influenza-AR': 90,
  'scan-US': 21,
};

/** Returns the last day of a paper's usual validity as an ISO date, null where no rule is known. */
export function usualExpiry(kind: PaperKind, country: PaperCountry, issuedOn: string): string | null {
  const days = KNOWN_DAYS[`${kind}-${country}`];
  const issued = Date.parse(issuedOn);
  return days === undefined || Number.isNaN(issued)
    ? null
    : new Date(issued + days * DAY_MS).toISOString().slice(0, 10);
}

/** A calendar day within a human lifetime, so that every database and every calendar knows it. */
const day = z.iso
  .date(message('date'))
  .refine((value) => value > '1950-01-01' && value < '2100-01-01', message('date'));

export const paperFieldsSchema = z
  .object({
    kind: z.enum(PAPER_KINDS, message('required')),
    country: z.enum(PAPER_COUNTRIES, message('required')),
    number: optionalLine(60),
    issuedOn: day,
    expiresOn: z.preprocess(blankAsNull, day.nullish()).transform((value) => value ?? null),
    heads: z
      .preprocess(blankAsNull, wholeNumber.pipe(z.number().min(1).max(100_000)).nullish())
      .transform((value) => value ?? null),
    /** Of the listing whose animals it is about; blank for all of the owner's. */
    listingId: z.preprocess(blankAsNull, z.uuid(message('invalid')).nullish()).transform((value) => value ?? null),
  })
  .refine(({ issuedOn, expiresOn }) => expiresOn === null || expiresOn >= issuedOn, {
    path: ['expiresOn'],
    error: message('expiresBeforeIssue'),
    ...whenValid('issuedOn', 'expiresOn'),
  });

export const paperIdSchema = z.object({ paperId: z.string() });
export const requestSchema = z.object({ paperId: z.string(), listingId: z.string() });
export const grantSchema = z.object({
  paperId: z.string(),
  userId: z.string(),
  hours: z.union(GRANT_HOURS.map((hours) => z.literal(hours))),
});
export const revokeSchema = z.object({ paperId: z.string(), userId: z.string() });

export type PaperFields = z.output<typeof paperFieldsSchema>;
export type RequestInput = z.output<typeof requestSchema>;
export type GrantInput = z.output<typeof grantSchema>;
export type RevokeInput = z.output<typeof revokeSchema>;
