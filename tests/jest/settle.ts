/**
 * The counters, the outbox worker and the listening connection, found on `globalThis`: importing their modules here
 * would read the environment before the tests set it.
 */
const registry = globalThis as {
  corralCounters?: Map<string, { flush: () => Promise<void> }>;
  corralListening?: { client: { end: () => Promise<void> } | null; listeners: Map<string, unknown> };
  corralOutbidNotice?: NodeJS.Timeout | null;
  corralOutboxWorker?: { underWay: Promise<unknown>; waiting: Promise<unknown> | null };
};

// Writes pending counts and waits for mails in flight while the test's database still exists, and stops listening: a
// connection that is lost with the database would be replaced while the next test file runs.
afterAll(async () => {
  registry.corralListening?.listeners.clear();
  await registry.corralListening?.client?.end();
  if (registry.corralOutbidNotice) clearTimeout(registry.corralOutbidNotice);
  await Promise.all([...(registry.corralCounters?.values() ?? [])].map((counter) => counter.flush()));
  await registry.corralOutboxWorker?.waiting?.catch(() => undefined);
  await registry.corralOutboxWorker?.underWay;
});
