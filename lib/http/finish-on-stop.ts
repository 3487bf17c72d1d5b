import 'server-only';

const PATIENCE_MS = 5_000;

/**
 * Lets a clean stop (SIGTERM, SIGINT) do what is left to do. Next answers the signal itself: it takes no more requests, finishes
 * those under way and then calls `process.exit`, with no hook before it. So after a signal that call waits for `finish`, some seconds.
 */
export function finishOnStop(
  finish: () => Promise<unknown>,
  target: Pick<NodeJS.Process, 'once' | 'exit'> = process,
): void {
  const arm = () => {
    const exit = target.exit.bind(target);
    const finishThenExit = (code?: number | string | null) => {
      target.exit = exit;
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
      void Promise.race([finish(), patience]).finally(() => exit(code));
    };
    target.exit = finishThenExit as NodeJS.Process['exit'];
  };
  let armed = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    target.once(signal, () => {
      if (!armed) arm();
      armed = true;
    });
  }
}
