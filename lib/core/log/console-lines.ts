import 'server-only';
import { logger } from './logger';

const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info' } as const;

/**
 * Redirects console output of Next and packages to the log, with its masking: a printed error would show the values
 * that it quotes. Errors with a digest are skipped, since `onRequestError` has logged them.
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
