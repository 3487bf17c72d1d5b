/** Whoever asks how things are, such as a load balancer, waits two seconds or so. */
const PATIENCE_MS = 1_500;

/** What `work` comes to, if it does so while whoever asked still waits. @throws Error where it does not. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>(
    (_, reject) => (timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)),
  );
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
