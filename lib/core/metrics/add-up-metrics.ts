import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { METRICS_ANSWER, METRICS_QUESTION, type MetricsAnswer } from './cluster-messages';

/** Answers each worker that asks for them with the metrics of all workers: sums, or as a metric's `aggregator` says. */
export function addUpMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker, message: { type?: unknown } | null) => {
    if (message?.type !== METRICS_QUESTION) return;
    const answer = (text: string | null) => {
      if (worker.isConnected()) worker.send({ type: METRICS_ANSWER, text } satisfies MetricsAnswer);
    };
    registry.clusterMetrics().then(answer, () => answer(null));
  });
}
