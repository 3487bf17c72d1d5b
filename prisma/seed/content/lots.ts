import { LIVE_LOTS } from './auctions/live';
import type { DemoLot } from './auctions/lot';
import { PAST_LOTS, UPCOMING_LOTS } from './auctions/others';

/** The auction lots of the demonstration. */
export const DEMO_LOTS: readonly DemoLot[] = [...LIVE_LOTS, ...UPCOMING_LOTS, ...PAST_LOTS];
