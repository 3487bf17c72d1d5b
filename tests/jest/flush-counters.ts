/** Counters of lib/counters/write-behind, found where they register: importing them here would read the environment before the tests set it. */
const registry = globalThis as { corralCounters?: Map<string, { flush: () => Promise<void> }> };

// What a test counted is written while its database is there, and not by a timer when everything is gone.
afterAll(async () => {
  await Promise.all([...(registry.corralCounters?.values() ?? [])].map((counter) => counter.flush()));
});
