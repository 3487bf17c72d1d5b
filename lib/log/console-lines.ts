import 'server-only';
import { logger } from './logger';

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info' } as const;

/**
 * Has what Next and packages print become lines of the log, masked like all others: a printed error shows the values that it quotes.
 * Errors are told as the log tells them; those that carry a digest were told by `onRequestError`.
 */
export function logConsole(target: Pick<Console, keyof typeof LEVELS> = console): void {
  for (const method of ['error', 'warn', 'log', 'info'] as const) {
    target[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      if (error && 'digest' in error) return;
      const words = args
        .filter((arg) => typeof arg === 'string')
        .join(' ')
        .trim();
      if (error || words) logger[LEVELS[method]]({ ...(error ? { err: error } : {}), source: 'console' }, words);
    };
  }
}
