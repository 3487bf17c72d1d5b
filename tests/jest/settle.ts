import { perProcess } from '@/lib/core/per-process';

/**
 * The counters, the outbox worker, the listening connection and the timer of notices, by their names: importing their
 * modules here would read the environment before the tests set it. There are none where the tests loaded none.
 */
const counters = () => perProcess('counters', () => new Map<string, { flush: () => Promise<void> }>());
const listening = () =>
  perProcess<{ client: { end: () => Promise<void> } | null; listeners: Map<string, unknown> }>('listening', () => ({
    client: null,
    listeners: new Map(),
  }));
const outboxWorker = () =>
  perProcess<{ underWay?: Promise<unknown>; waiting?: Promise<unknown> | null }>('outbox-worker', () => ({}));
const outbid = () => perProcess<{ notice?: NodeJS.Timeout | null }>('outbid-notice', () => ({}));

// Writes pending counts and waits for mails in flight while the test's database still exists, and stops listening: a
// connection that is lost with the database would be replaced while the next test file runs.
afterAll(async () => {
  listening().listeners.clear();
  await listening().client?.end();
  clearTimeout(outbid().notice ?? undefined);
  await Promise.all([...counters().values()].map((counter) => counter.flush()));
  await outboxWorker().waiting?.catch(() => undefined);
  await outboxWorker().underWay;
});
