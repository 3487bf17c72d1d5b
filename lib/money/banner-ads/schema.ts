import { z } from 'zod';
import { optionalPhone } from '@/lib/core/phones/schema';
import { LOCALES } from '@/lib/core/i18n/locales';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import { DECIMAL, cleanText, optionalText, requiredLine, wholeNumber } from '@/lib/core/validation/fields';
import { filterOf, tableQuery } from '@/lib/core/validation/table-query';

export const BANNER_TITLE_MAX = 100;
export const BANNER_DESCRIPTION_MAX = 300;
export const BANNER_MONTHS_MAX = 24;
export const REJECTION_MAX = 1000;
const URL_MAX = 2000;

/** The price of a month, in whole US dollars. */
export const BANNER_MONTHLY_PRICE = 100;

/** The statuses shown to users; `expired` is derived from the end date. */
export const BANNER_STATUSES = [
  'pending_request',
  'pending_approval',
  'active',
  'inactive',
  'rejected',
  'expired',
] as const;
export type BannerStatus = (typeof BANNER_STATUSES)[number];

/** What an advertisement says, and where it leads. */
const SAID = ['title', 'description', 'clickUrl', 'imageUrl'] as const;
type Said = Record<(typeof SAID)[number], string | null>;

/**
 * Whether one of the later advertisements is this one, sent again: half of what they say is the same, as a correction leaves
 * it, while another advertisement of the same firm shares its address alone.
 */
export const isSentAgain = (ad: Said, later: readonly Said[]): boolean =>
  later.some((other) => {
    const said = SAID.filter((field) => ad[field] || other[field]);
    return said.filter((field) => ad[field] === other[field]).length * 2 >= said.length;
  });

/** Returns the price of that many months, as decimal text. */
export function bannerPrice(months: number): string {
  return (BANNER_MONTHLY_PRICE * months).toFixed(2);
}

/** The address of a picture uploaded to this site. */
export const BANNER_PICTURE = /^\/media\/[a-z0-9/-]{1,190}\.webp$/;

/** Returns whether `value` is an address of http or https that doesn't disguise its host. */
export function isWebAddress(value: string): boolean {
  if (value.length > URL_MAX || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  // Rejects credentials in the address (`https://bank.example@evil.example`), which disguise its real host.
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
}

/** An address as most people write it, without its scheme. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?=[/?#]|$)/u;

const webAddress = z
  .string(message('webAddress'))
  .transform(cleanText)
  .transform((value) => (BARE_ADDRESS.test(value) ? `https://${value}` : value))
  .refine(isWebAddress, { error: message('webAddress') })
  .transform((value) => new URL(value).href);

const picture = z
  .string(message('pictureAddress'))
  .transform(cleanText)
  .refine((value) => value === '' || BANNER_PICTURE.test(value) || isWebAddress(value), {
    error: message('pictureAddress'),
  })
  .transform((value) => value || null);

const months = wholeNumber.pipe(
  z.number().min(1, message('durationMin')).max(BANNER_MONTHS_MAX, message('durationMax')),
);
const title = requiredLine(BANNER_TITLE_MAX, { required: 'titleRequired', tooLong: 'bannerTitleTooLong' });
const description = z.string(message('invalid')).transform(cleanText).pipe(z.string().max(BANNER_DESCRIPTION_MAX));

/** The languages of the pages that show it; none stands for all. */
const languages = z
  .array(z.enum(LOCALES, message('invalid')), message('invalid'))
  .max(LOCALES.length)
  .transform((chosen) => LOCALES.filter((language) => chosen.includes(language)));

/** A request for an advertisement. `amount` is optional: the server computes it and rejects a different one. */
export const bannerRequestSchema = z.object({
  title,
  description: description.nullish().transform((value) => value ?? ''),
  companyName: requiredLine(120, { required: 'companyNameRequired' }),
  contactEmail: z
    .string(message('contactEmailInvalid'))
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.email(message('contactEmailInvalid')).max(254, message('contactEmailInvalid'))),
  contactPhone: optionalPhone,
  languages: languages.nullish().transform((chosen) => chosen ?? []),
  clickUrl: webAddress,
  imageUrl: picture.nullish().transform((value) => value ?? null),
  durationMonths: months,
  amount: z
    .union([z.string().trim(), z.number().transform(String)], message('amount'))
    .pipe(z.string().regex(DECIMAL, message('amount')))
    .nullish(),
});

const rejectionReason = optionalText(REJECTION_MAX);

/** An administrator's decision; a rejection requires a reason. */
export const bannerDecisionSchema = z
  .object({ approved: z.boolean(message('invalid')), rejectionReason })
  .refine(({ approved, rejectionReason: reason }) => approved || reason !== null, {
    error: message('bannerReasonRequired'),
    path: ['rejectionReason'],
    ...whenValid('approved', 'rejectionReason'),
  });

/** An administrator's changes; absent fields stay. `targetUrl` is the address that a click leads to. */
export const bannerChangesSchema = z.object({
  title: title.optional(),
  description: description.optional(),
  languages: languages.optional(),
  imageUrl: picture.nullable().optional(),
  targetUrl: webAddress.optional(),
  durationMonths: months.optional(),
  status: z.enum(['active', 'inactive'], message('invalid')).optional(),
});

const SORTS = ['created_desc', 'created_asc', 'impressions_desc', 'impressions_asc'] as const;
const PENDING_SORTS = ['created_asc', 'created_desc'] as const;

/** The query of the table of all advertisements in the administration. */
export const bannerQuerySchema = tableQuery(SORTS).extend({ status: filterOf(BANNER_STATUSES) });
/** The query of the table of requests; the longest-waiting comes first by default. */
export const pendingBannerQuerySchema = tableQuery(PENDING_SORTS);

export type BannerRequest = z.output<typeof bannerRequestSchema>;
export type BannerDecision = z.output<typeof bannerDecisionSchema>;
export type BannerChanges = z.output<typeof bannerChangesSchema>;
export type BannerQuery = z.output<typeof bannerQuerySchema>;
export type PendingBannerQuery = z.output<typeof pendingBannerQuerySchema>;
