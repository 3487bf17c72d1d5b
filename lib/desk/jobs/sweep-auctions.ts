import 'server-only';
import { perProcess } from '@/lib/core/per-process';
import { noticeOutbid } from '@/lib/market/auctions/notice-outbid';
import { notifyLotsEnding } from '@/lib/market/auctions/notify-lots-ending';
import { settleDueLots } from '@/lib/market/auctions/settle-lot';
import { noticeVoidBids } from '@/lib/market/sanctions/notice-void-bids';
import { logger } from '@/lib/core/log/logger';

const SWEEP_MS = 15_000;

async function sweep(): Promise<void> {
  for (const job of [settleDueLots, noticeOutbid, noticeVoidBids, notifyLotsEnding]) {
    await job().catch((error: unknown) =>
      logger.warn({ err: error }, 'auctions could not be swept; the next sweep retries'),
    );
  }
}

/**
 * Starts the periodic sweep: settles ended lots and queues owed mails. Runs in every server process; each operation
 * happens once.
 */
export function sweepAuctions(): void {
  perProcess('auction-sweep', () => setInterval(() => void sweep(), SWEEP_MS).unref());
}
