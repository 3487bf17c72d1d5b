/** What has to happen when the process ends: at once, and after the last request. */
type Shutdown = { stopping: boolean; first: (() => void)[]; last: (() => Promise<unknown>)[] };

/** On `globalThis`, because the server and Next's bundles have modules of their own. */
const registry = globalThis as typeof globalThis & { corralShutdown?: Shutdown };
const shutdown = (registry.corralShutdown ??= { stopping: false, first: [], last: [] });

/** Whether this process is stopping; it still answers what comes in. */
export const isStopping = (): boolean => shutdown.stopping;

/** Registers what is done as soon as the process is told to stop. */
export function whenStopping(act: () => void): void {
  shutdown.first.push(act);
}

/** Registers what is done when the last request has been answered, before the process exits. */
export function beforeExit(finish: () => Promise<unknown>): void {
  shutdown.last.push(finish);
}

/** The process has been told to stop. Answers false if it had been told before. */
export function beginShutdown(): boolean {
  if (shutdown.stopping) return false;
  shutdown.stopping = true;
  for (const act of shutdown.first) act();
  return true;
}

/** Does what was registered by `beforeExit`; what fails keeps nothing else from being done. */
export async function finishShutdown(): Promise<void> {
  await Promise.allSettled(shutdown.last.map((finish) => finish()));
}
