import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { DomainError } from '@/lib/core/errors/domain-error';
import { perProcess } from '@/lib/core/per-process';
import { createTurns } from '@/lib/core/turns/turns';

/**
 * Reading the longest text takes up to 100 ms of a core, in which the process answers nobody: one at a time, and between
 * two of them whoever else has asked for something. Nobody types so fast that more than a few of theirs wait.
 */
const READINGS = { atOnce: 1, waiting: 4, refusal: () => new DomainError('rate_limited', { retryAfterSeconds: 1 }) };

const inTurn = perProcess('ad-readings', () => createTurns(READINGS));

/**
 * Reads an advertisement when its writer's turn has come.
 * @throws DomainError `rate_limited` if too many of theirs wait.
 */
export const readInTurn = <Reading>(read: () => Reading): Promise<Reading> =>
  inTurn(async () => {
    await setImmediate();
    return read();
  });
