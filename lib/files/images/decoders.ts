import 'server-only';
import { constants, setPriority } from 'node:os';
import { DomainError } from '@/lib/core/errors/domain-error';
import { logger } from '@/lib/core/log/logger';
import { perProcess } from '@/lib/core/per-process';
import { startProcess } from './start-process';
import { inTurn } from './turns';

type Lane = 'quick' | 'heavy';

/** What stands beside the picture of a preview. */
export type CardWords = {
  /** Above the price: what it is, unless it is simply asked. */
  lead: string | null;
  /** Sign, amount and unit; null without a price. */
  price: readonly [sign: string, amount: string, unit: string] | null;
  title: string;
  details: readonly string[];
  /** On the picture: that it is sold, or up for auction. */
  badge: string | null;
};

/**
 * A picture to be decoded: a photograph or portrait in these widths, or a scan in its own format. Or a stored picture of
 * which a preview is drawn.
 */
export type Job =
  | { kind: 'photo' | 'portrait' | 'jpg' | 'png'; bytes: Uint8Array; widths: readonly number[] }
  | { kind: 'card'; bytes: Uint8Array; words: CardWords };

type Answer = { picture: unknown } | { refused: 'too_large' | 'unsupported_type' | 'heavy' };

/** After this time the process is ended, whatever it is doing; libvips itself gives up earlier where it can. */
const LIMIT_MS = { quick: 10_000, heavy: 25_000 } as const satisfies Record<Lane, number>;
/** An idle process is ended: it holds some 60 MB. */
const IDLE_MS = 60_000;

type Decoder = { process: ReturnType<typeof startProcess>; idle: NodeJS.Timeout | null };

const decoders = perProcess('decoders', () => new Map<Lane, Decoder>());

function start(lane: Lane): Decoder {
  const child = startProcess('lib/files/images/decoder.mjs');
  const decoder: Decoder = { process: child, idle: null };
  child.on('exit', () => {
    if (decoders.get(lane) === decoder) decoders.delete(lane);
  });
  // Pages go first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  decoders.set(lane, decoder);
  return decoder;
}

/** Sends a picture to the decoder of a lane; ends the decoder if it takes too long. */
function ask(lane: Lane, job: Job): Promise<Answer> {
  const decoder = decoders.get(lane) ?? start(lane);
  const { process: child } = decoder;
  if (decoder.idle) clearTimeout(decoder.idle);
  child.ref();
  child.channel?.ref();
  return new Promise<Answer>((resolve, reject) => {
    const end = (): void => {
      decoders.delete(lane);
      child.kill('SIGKILL');
    };
    const limit = setTimeout(() => {
      logger.warn({ lane, kind: job.kind, bytes: job.bytes.length }, 'a picture took too long to decode');
      end();
      // On a busy machine a quick one may take that long as well.
      settle(() => resolve({ refused: lane === 'quick' ? 'heavy' : 'unsupported_type' }));
    }, LIMIT_MS[lane]);
    const onExit = (code: number | null, signal: string | null): void => {
      logger.warn({ lane, kind: job.kind, code, signal }, 'the decoder of pictures ended');
      settle(() => resolve({ refused: 'unsupported_type' }));
    };
    const onError = (error: Error): void => {
      end();
      settle(() => reject(error));
    };
    const onMessage = (answer: unknown): void => settle(() => resolve(answer as Answer));
    function settle(how: () => void): void {
      clearTimeout(limit);
      child.off('exit', onExit).off('error', onError).off('message', onMessage);
      // Neither an idle decoder nor its timer keeps the server from stopping.
      child.unref();
      child.channel?.unref();
      decoder.idle = setTimeout(end, IDLE_MS).unref();
      how();
    }
    child.on('exit', onExit).on('error', onError).on('message', onMessage);
    child.send({ ...job, isQuickOnly: lane === 'quick' });
  });
}

/**
 * Decodes a picture in a process of its own: those that are quick to decode in one, others in a second one, each one at a
 * time with turns for each person, so that no small photograph waits for somebody's huge one.
 * @throws DomainError `unsupported_type` also for one that takes too long or crashes the decoder, `too_large`.
 */
export async function decodeApart(job: Job): Promise<unknown> {
  for (const lane of ['quick', 'heavy'] as const) {
    const answer = await inTurn(lane, () => ask(lane, job));
    if ('picture' in answer) return answer.picture;
    if (answer.refused !== 'heavy') throw new DomainError(answer.refused);
  }
  throw new DomainError('unsupported_type');
}
