/**
 * The counters and the outbox worker, found on `globalThis`: importing their modules here would read the environment
 * before the tests set it.
 */
const registry = globalThis as {
  corralCounters?: Map<string, { flush: () => Promise<void> }>;
  corralOutbidNotice?: NodeJS.Timeout | null;
  corralOutboxWorker?: { underWay: Promise<unknown>; waiting: Promise<unknown> | null };
};

// Writes pending counts and waits for mails in flight while the test's database still exists.
afterAll(async () => {
  if (registry.corralOutbidNotice) clearTimeout(registry.corralOutbidNotice);
  await Promise.all([...(registry.corralCounters?.values() ?? [])].map((counter) => counter.flush()));
  await registry.corralOutboxWorker?.waiting?.catch(() => undefined);
  await registry.corralOutboxWorker?.underWay;
});
