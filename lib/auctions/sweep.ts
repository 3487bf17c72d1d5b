import 'server-only';
import { logger } from '@/lib/log/logger';
import { noticeOutbid } from './notice-outbid';
import { notifyLotsEnding } from './notify-lots-ending';
import { settleDueLots } from './settle-lot';

const SWEEP_MS = 15_000;

/** On `globalThis`, because Next bundles each route with modules of its own. */
const registry = globalThis as typeof globalThis & { corralAuctionSweep?: NodeJS.Timeout };

async function sweep(): Promise<void> {
  for (const job of [settleDueLots, noticeOutbid, notifyLotsEnding]) {
    await job().catch((error: unknown) =>
      logger.warn({ err: error }, 'auctions not looked after; the next sweep tries again'),
    );
  }
}

/** Looks after auctions from now on: lots that have ended, and those who are owed a mail. Every server process does; each thing happens once. */
export function sweepAuctions(): void {
  registry.corralAuctionSweep ??= setInterval(() => void sweep(), SWEEP_MS).unref();
}
