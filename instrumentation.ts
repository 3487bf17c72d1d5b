/** Next calls this once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { prepareRequests } = await import('@/lib/http/prepare-requests');
  const { finishOnStop } = await import('@/lib/http/finish-on-stop');
  const { flushCounters } = await import('@/lib/counters/write-behind');
  const { stopDelivery, sweepOutbox } = await import('@/lib/outbox/courier');
  prepareRequests();
  sweepOutbox();
  finishOnStop(() => Promise.all([flushCounters(), stopDelivery()]));
}
