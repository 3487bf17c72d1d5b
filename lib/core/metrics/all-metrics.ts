import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { perProcess } from '@/lib/core/per-process';
import { METRICS_ANSWER, METRICS_QUESTION, type MetricsAnswer } from './cluster-messages';
import { metrics } from './metrics';

type Answered = (text: string | null) => void;

const asked = perProcess('metrics-asked', () => new Set<Answered>());

/** Has this process give its metrics to the one that leads it, if one does. */
export function giveMetrics(): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([metrics.registry]);
  new AggregatorRegistry();
  process.on('message', (message: Partial<MetricsAnswer> | null) => {
    if (message?.type !== METRICS_ANSWER) return;
    for (const answer of asked) answer(message.text ?? null);
    asked.clear();
  });
}

/**
 * Returns the metrics of this process or, if it is one of several workers, of all of them.
 * @throws DomainError `unavailable` if a worker doesn't answer
 */
export async function allMetrics(): Promise<string> {
  if (!cluster.isWorker) return metrics.registry.metrics();
  const text = await new Promise<string | null>((resolve) => {
    asked.add(resolve);
    process.send?.({ type: METRICS_QUESTION });
  });
  if (text === null) throw new DomainError('unavailable');
  return text;
}
