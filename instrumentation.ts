import type { Instrumentation } from 'next';

/** Called by Next once in every server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { after } = await import('next/server');
  const { env } = await import('@/lib/core/env');
  const stopTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('@/lib/core/tracing/start-tracing')).startTracing(env.OTEL_SERVICE_NAME)
    : null;
  const { logConsole } = await import('@/lib/core/log/console-lines');
  const { beforeExit, whenStopping } = await import('@/lib/core/shutdown/shutdown');
  const { flushCounters } = await import('@/lib/core/write-behind/write-behind');
  const { stopDelivery, sweepOutbox } = await import('@/lib/core/outbox/outbox-worker');
  const { closeStreams } = await import('@/lib/web/http/event-stream');
  const { stopFollowing } = await import('@/lib/market/auctions/follow-lot');
  const { sweepAuctions } = await import('@/lib/desk/jobs/sweep-auctions');
  const { sweepRisk } = await import('@/lib/desk/jobs/sweep-risk');
  const { startPageChanges, stopPageChanges } = await import('@/lib/core/cache/page-changes');
  const { setSessionCheck } = await import('@/lib/web/http/session-check');
  const { findSession } = await import('@/lib/accounts/sessions/sessions');
  const { observePageCache } = await import('@/lib/core/cache/page-cache-figures');
  if (env.NODE_ENV === 'production') logConsole();
  setSessionCheck(async (token) => (await findSession(token)) !== null);
  observePageCache();
  sweepAuctions();
  sweepRisk();
  sweepOutbox(after);
  // An open stream would keep its connection busy until the server cuts it off.
  whenStopping(closeStreams);
  beforeExit(() => {
    stopFollowing();
    return Promise.all([flushCounters(), stopDelivery(), stopPageChanges()]).finally(stopTracing);
  });
  // Reading it takes a second, in which nothing else is answered; a function that serves few requests may never need it.
  if (env.NODE_ENV === 'production' && !process.env.VERCEL) (await import('@/lib/places/gazetteer')).gazetteer();
  // As in next.config.mjs: on Vercel all processes share the platform's page cache.
  if (!process.env.VERCEL) await startPageChanges();
}

/** Called by Next with errors thrown while rendering or handling a request. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logPageError } = await import('@/lib/web/http/log-page-error');
  logPageError(...failure);
};
