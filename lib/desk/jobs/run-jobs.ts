import 'server-only';
import { randomUUID } from 'node:crypto';
import { deleteClosedAccounts } from '@/lib/closure/account-closure/delete-account';
import { endSuspensions } from '@/lib/closure/account-closure/end-suspension';
import { deleteUnconfirmed } from '@/lib/accounts/accounts/delete-unconfirmed';
import { noticeOutbid } from '@/lib/market/auctions/notice-outbid';
import { notifyLotsEnding } from '@/lib/market/auctions/notify-lots-ending';
import { settleDueLots } from '@/lib/market/auctions/settle-lot';
import { noticeVoidBids } from '@/lib/market/sanctions/notice-void-bids';
import { expireBannerAds } from '@/lib/money/banner-ads/expire-banner-ads';
import { deleteOldPageChanges } from '@/lib/core/cache/page-changes';
import { db } from '@/lib/core/db/client';
import { sweepDirectUploads } from '@/lib/web/direct-uploads/sweep-direct-uploads';
import { deleteOldSealedRecords, moveLeftSealedFiles } from '@/lib/records/sealed-records/sealed-files';
import { notifyExpiry } from '@/lib/market/expiry/notify-expiry';
import { deleteDiscardedFiles } from '@/lib/files/sweeps/delete-discarded';
import { expireHighlights } from '@/lib/market/listings/expire-highlights';
import { expireListings } from '@/lib/market/listings/expire-listings';
import { endUnpaidHighlights } from '@/lib/market/listings/end-unpaid-highlights';
import { lapseDeals } from '@/lib/deals/deals/cancel-deal';
import { giveUpLots, openDealsOfLots } from '@/lib/deals/deals/deals-of-lots';
import { compareClosed } from '@/lib/deals/deals/close-deal';
import { confirmWeights } from '@/lib/deals/deals/weigh';
import { endDueOffers } from '@/lib/deals/offers/end-offers';
import { endDueFreight } from '@/lib/deals/freight/end-freight';
import { endDueVisits } from '@/lib/deals/visits/end-visits';
import { logger } from '@/lib/core/log/logger';
import { requestContext } from '@/lib/core/log/request-context';
import { deleteOldNotifications } from '@/lib/records/notifications/delete-old-notifications';
import { deleteOldConfirmations } from '@/lib/accounts/email-confirmation/queue-confirmation';
import { deleteOldPhoneCodes } from '@/lib/accounts/phone-confirmation/send-phone-code';
import { notifyExpiringPapers } from '@/lib/market/papers/notify-expiring-papers';
import { deleteOldMails } from '@/lib/core/outbox/delete-old-mails';
import { deliverDue } from '@/lib/core/outbox/outbox-worker';
import { deleteExpiredExports } from '@/lib/closure/personal-data/delete-expired-exports';
import { makeDataExports } from '@/lib/closure/personal-data/make-exports';
import { checkDue } from '@/lib/moderation/risk-checks/check-due';
import { deleteExpiredCounters } from '@/lib/core/rate-limit/limit';
import { releaseMessages } from '@/lib/messages/messages/held-messages';
import { mailNewMatches } from '@/lib/finding/saved-searches/mail-new-matches';
import { deleteExpired } from '@/lib/accounts/sessions/delete-expired';
import { deleteOldCases } from '@/lib/messages/support/delete-old-cases';
import { deleteUnusedHashes } from '@/lib/files/uploads/store-hashes';
import { sweepUploads } from '@/lib/files/uploads/sweep-uploads';
import { fetchRates } from '@/lib/market/rates/fetch-rates';
import { deleteOldViews } from '@/lib/market/topic-views/delete-old-views';
import { repriceListings } from '@/lib/market/rates/reprice-listings';
import { deleteOldUndos } from '@/lib/records/undo/delete-old-undos';

/**
 * The periodic jobs in the order in which they run: owners are notified before listings expire. Each returns how many
 * items it processed.
 */
const JOBS = {
  'rates fetched': fetchRates,
  'listings repriced': repriceListings,
  'unpaid highlights ended': endUnpaidHighlights,
  'highlights ended': expireHighlights,
  'expiry notices mailed': notifyExpiry,
  'expiring papers notified': notifyExpiringPapers,
  'listings expired': expireListings,
  'suspensions ended': endSuspensions,
  'closed accounts deleted': deleteClosedAccounts,
  'banner ads expired': expireBannerAds,
  'lots settled': settleDueLots,
  'lots given up by their winners': giveUpLots,
  'deals of lots opened': openDealsOfLots,
  'offers expired': endDueOffers,
  'visits ended': endDueVisits,
  'weights confirmed': confirmWeights,
  'weights of closed deals compared': compareClosed,
  'deals lapsed': lapseDeals,
  'freights ended': endDueFreight,
  'outbid notices mailed': noticeOutbid,
  'void bids notified': noticeVoidBids,
  'lots about to end mailed': notifyLotsEnding,
  'risk checked': checkDue,
  'held messages delivered': releaseMessages,
  'saved searches mailed': mailNewMatches,
  'mails sent': deliverDue,
  'old mails deleted': deleteOldMails,
  'old notifications deleted': deleteOldNotifications,
  'expired sessions and codes deleted': deleteExpired,
  'unconfirmed accounts deleted': deleteUnconfirmed,
  'old e-mail confirmations deleted': deleteOldConfirmations,
  'old codes for phones deleted': deleteOldPhoneCodes,
  'abandoned uploads removed': sweepUploads,
  'unfinished uploads removed': sweepDirectUploads,
  'discarded files deleted': deleteDiscardedFiles,
  'unused picture hashes deleted': deleteUnusedHashes,
  'old support cases deleted': deleteOldCases,
  'sealed files moved': moveLeftSealedFiles,
  'old sealed records deleted': deleteOldSealedRecords,
  'data exports made': makeDataExports,
  'expired data exports deleted': deleteExpiredExports,
  'expired counters deleted': deleteExpiredCounters,
  'old views deleted': deleteOldViews,
  'old undos deleted': deleteOldUndos,
  'old page changes deleted': deleteOldPageChanges,
} as const satisfies Record<string, (now: Date) => Promise<number>>;

export type JobName = keyof typeof JOBS;

/** Runs one job under its own log id and records the outcome. A failure is logged and returned as null. */
function run(job: string, work: (now: Date) => Promise<number>, now: Date): Promise<number | null> {
  return requestContext.run({ requestId: randomUUID(), job }, async () => {
    const started = performance.now();
    const done = await work(now).catch((error: unknown) => {
      logger.error({ err: error }, 'job failed');
      return null;
    });
    const ms = Math.round(performance.now() - started);
    // A failure to record the run doesn't change its outcome.
    await noteRun(job, done, ms / 1000).catch((error: unknown) =>
      logger.warn({ err: error }, 'job run could not be recorded'),
    );
    logger.info({ done, ms }, 'job');
    return done;
  });
}

/**
 * Runs every due job once; safe in several processes at once. A failed job is logged and returned as null. Throws if
 * the database is unavailable, so that the jobs don't wait for it one after another.
 */
export async function runJobs(now = new Date()): Promise<Record<JobName, number | null>> {
  await db.$queryRaw`SELECT 1`;
  const outcome: [string, number | null][] = [];
  for (const [name, work] of Object.entries(JOBS)) outcome.push([name, await run(name, work, now)]);
  return Object.fromEntries(outcome) as Record<JobName, number | null>;
}

/** Records the outcome of a job's run (`done` is null if it failed) and its duration in seconds. */
async function noteRun(job: string, done: number | null, seconds: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO job_runs (job, runs, failures, done, last_success_at, last_seconds)
    VALUES (${job}, 1, ${done === null ? 1 : 0}, ${done ?? 0}, CASE WHEN ${done !== null} THEN now() END, ${seconds})
    ON CONFLICT (job) DO UPDATE SET
      runs = job_runs.runs + 1, failures = job_runs.failures + excluded.failures, done = job_runs.done + excluded.done,
      last_success_at = coalesce(excluded.last_success_at, job_runs.last_success_at), last_seconds = excluded.last_seconds`;
}
