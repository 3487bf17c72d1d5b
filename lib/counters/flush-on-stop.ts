import 'server-only';
import { flushCounters } from './write-behind';

const PATIENCE_MS = 5_000;

/**
 * Lets a clean stop (SIGTERM, SIGINT) write what was counted. Next answers the signal itself: it takes no more requests, finishes
 * those under way and then calls `process.exit`, with no hook before it. So after a signal that call waits for the counters.
 */
export function flushCountersOnStop(target: Pick<NodeJS.Process, 'once' | 'exit'> = process): void {
  const arm = () => {
    const exit = target.exit.bind(target);
    const flushThenExit = (code?: number | string | null) => {
      target.exit = exit;
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
      void Promise.race([flushCounters(), patience]).finally(() => exit(code));
    };
    target.exit = flushThenExit as NodeJS.Process['exit'];
  };
  let armed = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    target.once(signal, () => {
      if (!armed) arm();
      armed = true;
    });
  }
}
