import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { countersPool } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import { metrics } from '@/lib/core/metrics/metrics';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many identifiers that can't be right an account may try in a day. */
export const WRONG_IDS_A_DAY = 50;

/**
 * Maximum uses (`points`) per `seconds` and key. Rules with `byAddress` scale with RATE_LIMIT_FACTOR. Sign-ins and
 * confirmations that succeed are refunded, so only failures count.
 */
const RULES = {
  signInByAccount: { points: 10, seconds: 15 * MINUTE, byAddress: false },
  // In a browser that the owner has used, instead of both others, so that strangers who guess can't lock the owner out.
  signInByBrowser: { points: 10, seconds: 15 * MINUTE, byAddress: false },
  signInByAddress: { points: 30, seconds: 5 * MINUTE, byAddress: true },
  // Proofs inside a session, by password or second factor. Each session has its own, apart from signing in: neither
  // strangers who guess nor whoever has stolen a session can use up those of the account's owner.
  confirmBySession: { points: 10, seconds: 15 * MINUTE, byAddress: false },
  // Ten slow hashes each; people print them once.
  recoveryCodesByUser: { points: 10, seconds: HOUR, byAddress: false },
  // Second factors of one account, per browser that its owner has used and for all others together; a challenge allows
  // five.
  factorByAccount: { points: 20, seconds: 15 * MINUTE, byAddress: false },
  passkeyByAddress: { points: 30, seconds: 5 * MINUTE, byAddress: true },
  registerByAddress: { points: 20, seconds: HOUR, byAddress: true },
  // All mails that anybody can have sent to a mailbox, in total and by one requesting address: above what a newcomer
  // needs who mistypes codes. What is above isn't sent, and nobody is notified.
  mailByMailbox: { points: 18, seconds: DAY, byAddress: false },
  mailByMailboxAndAddress: { points: 6, seconds: DAY, byAddress: false },
  // Reset codes asked for in a browser that the account's owner has used, which don't count as those of strangers.
  resetByBrowser: { points: 5, seconds: DAY, byAddress: false },
  resetByAddress: { points: 20, seconds: HOUR, byAddress: true },
  // Codes and links that confirm an address: requested by one account, and from one address.
  confirmationByUser: { points: 5, seconds: HOUR, byAddress: false },
  confirmationByAddress: { points: 60, seconds: HOUR, byAddress: true },
  // Codes for phones, which cost money: to one account, number and block of 10,000 numbers, from one address, and to
  // a country and all of them (see `.env.example`).
  phoneCodeByUser: { points: 3, seconds: DAY, byAddress: false },
  phoneCodeByPhone: { points: 3, seconds: DAY, byAddress: false },
  phoneCodeByBlock: { points: 12, seconds: DAY, byAddress: false },
  phoneCodeByAddress: { points: 20, seconds: HOUR, byAddress: true },
  phoneCodeByCountry: { points: env.PHONE_CODES_PER_COUNTRY, seconds: DAY, byAddress: false },
  phoneCodeInAll: { points: env.PHONE_CODES_IN_ALL, seconds: DAY, byAddress: false },
  // Attempts to enter a reset code in a browser without a flow; a flow allows five.
  resetTryByAddress: { points: 30, seconds: 15 * MINUTE, byAddress: true },
  // Per listing or search named by a mail's link: mail programs post for many users from a few addresses.
  linkByTopic: { points: 100, seconds: HOUR, byAddress: false },
  // The form is open to strangers; each message means work for an administrator and a mail to the address given.
  contactByAddress: { points: 20, seconds: HOUR, byAddress: true },
  // Per question; several readers may share one address.
  helpVoteByAddress: { points: 5, seconds: DAY, byAddress: true },
  contactByEmail: { points: 5, seconds: DAY, byAddress: false },
  // Requests with files, counted before their body is read; a photograph that is accepted counts as an upload too.
  bodyByUser: { points: 400, seconds: HOUR, byAddress: false },
  // Mails that nobody waits for, to one address; the others wait their turn. Above what a busy seller gets.
  mailByRecipient: { points: 30, seconds: HOUR, byAddress: false },
  uploadByUser: { points: 200, seconds: HOUR, byAddress: false },
  // Uploads announced to go directly to the store; completing one counts as an upload.
  directUploadByUser: { points: 200, seconds: HOUR, byAddress: false },
  // 100 MB each.
  videoByUser: { points: 20, seconds: HOUR, byAddress: false },
  // The uses are megabytes.
  videoMegabytesByUser: { points: 1_000, seconds: DAY, byAddress: false },
  videoMegabytesByVerified: { points: 3_000, seconds: DAY, byAddress: false },
  listingByUser: { points: 60, seconds: HOUR, byAddress: false },
  // A complete introduction sends eight events, and a school or an office may share one address.
  analyticsByAddress: { points: 300, seconds: 10 * MINUTE, byAddress: true },
  bannerRequestByUser: { points: 20, seconds: DAY, byAddress: false },
  // Identifiers with a wrong format or check digit; above any honest misreading.
  wrongIdByUser: { points: WRONG_IDS_A_DAY, seconds: DAY, byAddress: false },
  // Each copies all files of an account.
  dataExportByUser: { points: 2, seconds: DAY, byAddress: false },
  // Above what a buyer asks for; each request is a notification and a mail to a seller.
  paperRequestByUser: { points: 30, seconds: DAY, byAddress: false },
  // Each one stamps a file with the reader's name.
  paperViewByUser: { points: 60, seconds: HOUR, byAddress: false },
  verificationByUser: { points: 20, seconds: DAY, byAddress: false },
  // Above what even a busy afternoon of trading needs.
  messageByUser: { points: 120, seconds: HOUR, byAddress: false },
  // An open search is repeated with each message that arrives.
  messageSearchByUser: { points: 300, seconds: 10 * MINUTE, byAddress: false },
  // Whether a checklist precedes a message: above how many sellers a buyer writes to in a day.
  checklistByUser: { points: 60, seconds: DAY, byAddress: false },
  // Offers, counter-offers and acceptances; each is a notification and a mail.
  offerByUser: { points: 60, seconds: HOUR, byAddress: false },
  // Visits asked for and slots proposed or chosen, likewise.
  visitByUser: { points: 60, seconds: HOUR, byAddress: false },
  // Offers and visits declined, withdrawn or called off: nobody who made many is kept from ending them.
  endingByUser: { points: 300, seconds: HOUR, byAddress: false },
  // Freights asked for; each is work for every carrier who reads it.
  freightByUser: { points: 20, seconds: DAY, byAddress: false },
  // Quotes and changes of them; above what a haulier with several trucks needs, and each is a notification and a mail.
  freightQuoteByUser: { points: 60, seconds: DAY, byAddress: false },
  // Sheets of deals that somebody checks; a market's office may share one address.
  dealSheetByAddress: { points: 60, seconds: HOUR, byAddress: true },
  savedSearchByUser: { points: 60, seconds: HOUR, byAddress: false },
  // Above any honest use; each report means work for an administrator.
  reportByUser: { points: 60, seconds: DAY, byAddress: false },
  // One is allowed per decision; the rest are attempts.
  appealByUser: { points: 20, seconds: DAY, byAddress: false },
  favoriteByUser: { points: 300, seconds: 10 * MINUTE, byAddress: false },
  // Saving, pausing, selling, renewing, deleting; most of them invalidate cached pages.
  changeByUser: { points: 300, seconds: 10 * MINUTE, byAddress: false },
  // Pages that mark what they show as read do so by themselves.
  readByUser: { points: 600, seconds: 10 * MINUTE, byAddress: false },
  // Above human speed in the last minute of an auction, below that of a script.
  bidByUser: { points: 120, seconds: MINUTE, byAddress: false },
} as const;

export type LimitRule = keyof typeof RULES;

const limiters = new Map<LimitRule, RateLimiterPostgres>();

function limiter(rule: LimitRule): RateLimiterPostgres {
  let found = limiters.get(rule);
  if (!found) {
    const { points, seconds, byAddress } = RULES[rule];
    found = new RateLimiterPostgres({
      storeClient: countersPool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: rule,
      points: Math.ceil(points * (byAddress ? env.RATE_LIMIT_FACTOR : 1)),
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(rule, found);
  }
  return found;
}

/** A hash has a fixed length and keeps addresses and e-mails out of the table. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts one use (or more) of `rule` for `key`, shared by all processes. Returns how many remain.
 * @throws DomainError `rate_limited` with the seconds to wait, or `unavailable` if the counters can't be read (fails
 * closed).
 */
export async function consume(rule: LimitRule, key: string, uses = 1): Promise<number> {
  try {
    return (await limiter(rule).consume(keyOf(key), uses)).remainingPoints;
  } catch (cause) {
    if (cause instanceof RateLimiterRes) {
      metrics.rateLimited.inc({ rule });
      throw new DomainError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(cause.msBeforeNext / 1000)) });
    }
    throw new DomainError('unavailable', { cause });
  }
}

/**
 * Counts one use of each rule; false if one is exceeded, for operations whose refusal would reveal what others did.
 * @throws DomainError `unavailable`.
 */
export async function isWithin(limits: readonly (readonly [LimitRule, string])[]): Promise<boolean> {
  try {
    for (const [rule, key] of limits) await consume(rule, key);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** Returns one counted use, for rules that count failures only. @throws DomainError `unavailable`. */
export async function refund(rule: LimitRule, key: string): Promise<void> {
  await limiter(rule)
    .reward(keyOf(key))
    .catch((cause: unknown) => {
      throw new DomainError('unavailable', { cause });
    });
}

/** Deletes expired counters. Returns how many. */
export async function deleteExpiredCounters(now = new Date()): Promise<number> {
  const { rowCount } = await countersPool.query('DELETE FROM rate_limits WHERE expire <= $1', [now.getTime()]);
  return rowCount ?? 0;
}
