/** What workers and the process that leads them say to each other about metrics. */
export const METRICS_QUESTION = 'corral:metrics?';
export const METRICS_ANSWER = 'corral:metrics';

/** `text` is null if a worker did not answer in time. */
export type MetricsAnswer = { type: typeof METRICS_ANSWER; text: string | null };
