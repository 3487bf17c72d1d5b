import autocannon from 'autocannon';

export type Load = { perSecond: number; p50: number; p95: number; failures: number };

const CONNECTIONS = 16;

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Requests per second and latencies (milliseconds) of one URL under 16 connections, with `cookie` if it takes a session; answers other
 * than 200 count as failures. Several URLs of one host are asked for in turn, and `perSecond` counts rounds through all of them.
 */
export function measureLoad(url: string | string[], seconds: number, cookie = ''): Promise<Load> {
  const urls = [url].flat().map((one) => new URL(one));
  const times: number[] = [];
  let failures = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: urls[0]?.origin ?? '',
        requests: urls.map(({ pathname, search }) => ({ path: pathname + search })),
        connections: CONNECTIONS,
        duration: seconds,
        ...(cookie ? { headers: { cookie } } : {}),
      },
      (error: Error | null, result: autocannon.Result) => {
        if (error) return reject(error);
        times.sort((a, b) => a - b);
        resolve({
          perSecond: times.length / urls.length / result.duration,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          failures: failures + result.errors,
        });
      },
    );
    instance.on('response', (_client, status, _bytes, time) => {
      times.push(time);
      if (status !== 200) failures += 1;
    });
  });
}
