/** Shorter than the usual timeout of a load balancer's health check, about two seconds. */
const PATIENCE_MS = 1_500;

/** Resolves to the result of `work`. @throws Error on timeout. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>(
    (_, reject) => (timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)),
  );
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
