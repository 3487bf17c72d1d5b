/** Next calls this once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { after } = await import('next/server');
  const { prepareRequests } = await import('@/lib/http/prepare-requests');
  const { finishOnStop } = await import('@/lib/http/finish-on-stop');
  const { flushCounters } = await import('@/lib/counters/write-behind');
  const { stopDelivery, sweepOutbox } = await import('@/lib/outbox/courier');
  const { closeStreamsOnStop } = await import('@/lib/http/event-stream');
  const { stopFollowing } = await import('@/lib/auctions/follow-lot');
  const { sweepAuctions } = await import('@/lib/auctions/sweep');
  prepareRequests();
  closeStreamsOnStop();
  sweepAuctions();
  sweepOutbox(after);
  finishOnStop(() => Promise.all([flushCounters(), stopDelivery(), stopFollowing()]));
}
