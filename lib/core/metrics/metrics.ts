import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { perProcess } from '@/lib/core/per-process';

/**
 * The process's own metrics. Those in the database (outbox, jobs) are read on each scrape:
 * lib/desk/health/shared-figures.ts.
 */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const mails = counter('corral_mails_total', 'Attempts of this process to deliver a mail, by outcome.', ['outcome']);
  // Initialized to 0: for Prometheus, a counter that appears with its first event has not increased, so an alert
  // would miss it.
  for (const outcome of ['sent', 'failed', 'given_up', 'unwanted']) mails.inc({ outcome }, 0);
  return {
    registry,
    mails,
    requests: counter('corral_http_requests_total', 'HTTP requests, by method, route and status.', [
      'method',
      'route',
      'status',
    ]),
    requestSeconds: new Histogram({
      name: 'corral_http_request_duration_seconds',
      help: 'Duration of HTTP requests, except event streams.',
      labelNames: ['method', 'route'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    errors: counter(
      'corral_errors_total',
      'Requests that failed because of Corral or a service it depends on, by error code.',
      ['code'],
    ),
    querySeconds: new Histogram({
      name: 'corral_database_query_duration_seconds',
      help: 'Duration of database statements.',
      labelNames: ['outcome'] as const,
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    uploads: counter('corral_uploads_total', 'Uploaded files, by kind and outcome.', ['kind', 'outcome']),
    uploadedBytes: counter('corral_uploaded_bytes_total', 'Size of the accepted uploads, as received.', ['kind']),
    bids: counter('corral_bids_total', 'Bids, by outcome.', ['outcome']),
    signInFailures: counter('corral_sign_in_failures_total', 'Failed sign-ins, by reason.', ['reason']),
    rateLimited: counter('corral_rate_limited_total', 'Requests refused by a rate limit, by rule.', ['rule']),
  };
}

/** This process's metrics, for Prometheus. Labels have few values, all defined in the code: never user input or ids. */
export const metrics = perProcess('metrics', createMetrics);

/** Metrics read on each scrape, by the value of `label`; registered once per process and name. */
type Figures = {
  type: 'gauge' | 'counter';
  name: string;
  help: string;
  label: string;
  read: () => Record<string, number>;
};

/** Registers metrics whose values are read from elsewhere on each scrape. */
export function observe({ type, name, help, label, read }: Figures): void {
  if (metrics.registry.getSingleMetric(name)) return;
  const options = { name, help, labelNames: [label], registers: [metrics.registry] };
  const collect = (set: (labels: Record<string, string>, value: number) => void) => {
    for (const [value, count] of Object.entries(read())) set({ [label]: value }, count);
  };
  if (type === 'gauge') {
    const gauge: Gauge = new Gauge({ ...options, collect: () => collect((labels, value) => gauge.set(labels, value)) });
    return;
  }
  const counter: Counter = new Counter({
    ...options,
    collect: () => {
      counter.reset();
      collect((labels, value) => counter.inc(labels, value));
    },
  });
}
