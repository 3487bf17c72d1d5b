import { AsyncResource } from 'node:async_hooks';
import { requestContext } from '@/lib/core/log/request-context';

type Limits = {
  /** Jobs that run at the same time, of everybody and of one person. */
  atOnce: number;
  atOncePerPerson?: number;
  /** Jobs of one person that may wait, and for how long; beyond either, a job is refused without being run. */
  waiting?: number;
  waitMs?: number;
  refusal?: () => Error;
};

type Job = { start: () => Promise<void>; timer: NodeJS.Timeout | null };

/** Runs a job when its turn has come; `person` says whose it is. @throws what the job throws, or the refusal of one that can't wait. */
export type InTurn = <T>(work: () => Promise<T>, person?: string) => Promise<T>;

/**
 * Returns a queue in which people take turns: however much one of them asks for, another waits for one job at most. A
 * person is the signed-in user of the request, else its address, unless the job says otherwise.
 */
export function createTurns({
  atOnce,
  atOncePerPerson = atOnce,
  waiting: waitingMax = Infinity,
  waitMs,
  refusal = () => new Error('no turn'),
}: Limits): InTurn {
  const running = new Map<string, number>();
  // In the order in which people get their turn.
  const waiting = new Map<string, Job[]>();
  let busy = 0;

  const count = (person: string, change: 1 | -1) => {
    busy += change;
    const now = (running.get(person) ?? 0) + change;
    if (now > 0) running.set(person, now);
    else running.delete(person);
  };

  /** Whoever has more waits behind everybody else. */
  const keep = (person: string, jobs: Job[]) => {
    waiting.delete(person);
    if (jobs.length > 0) waiting.set(person, jobs);
  };

  const startWaiting = () => {
    for (const [person, [job, ...rest]] of waiting) {
      if (busy >= atOnce) return;
      if (!job || (running.get(person) ?? 0) >= atOncePerPerson) continue;
      keep(person, rest);
      if (job.timer) clearTimeout(job.timer);
      count(person, 1);
      void job.start().finally(() => {
        count(person, -1);
        startWaiting();
      });
    }
  };

  return (work, person = requestContext.getStore()?.userId ?? requestContext.getStore()?.address ?? '') =>
    new Promise((resolve, reject) => {
      const before = waiting.get(person) ?? [];
      if (before.length >= waitingMax) return reject(refusal());
      const job: Job = { start: AsyncResource.bind(() => work().then(resolve, reject)), timer: null };
      waiting.set(person, [...before, job]);
      startWaiting();
      if (!waiting.get(person)?.includes(job) || waitMs === undefined) return;
      job.timer = setTimeout(() => {
        const others = (waiting.get(person) ?? []).filter((other) => other !== job);
        if (others.length > 0) waiting.set(person, others);
        else waiting.delete(person);
        reject(refusal());
      }, waitMs);
    });
}
