/** Next calls this once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareRequests } = await import('@/lib/http/prepare-requests');
  const { flushCountersOnStop } = await import('@/lib/counters/flush-on-stop');
  prepareRequests();
  flushCountersOnStop();
}
