/** Counters of lib/counters/write-behind and mails of lib/outbox/outbox-worker, found where they register: importing them here would read the environment before the tests set it. */
const registry = globalThis as {
  corralCounters?: Map<string, { flush: () => Promise<void> }>;
  corralOutbidNotice?: NodeJS.Timeout | null;
  corralCourier?: { underWay: Promise<unknown>; waiting: Promise<unknown> | null };
};

// What a test counted is written, and what it queued is sent, while its database is there, and not when everything is gone.
afterAll(async () => {
  if (registry.corralOutbidNotice) clearTimeout(registry.corralOutbidNotice);
  await Promise.all([...(registry.corralCounters?.values() ?? [])].map((counter) => counter.flush()));
  await registry.corralCourier?.waiting?.catch(() => undefined);
  await registry.corralCourier?.underWay;
});
