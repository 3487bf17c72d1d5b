import cluster from 'node:cluster';
import pino from 'pino';
import { env } from '@/lib/core/env';
import { mask } from './mask';
import { plainError } from './plain-error';
import { requestContext } from './request-context';

/** Fields with these names are masked, in case someone logs them. */
const SECRET = [
  'password',
  'newPassword',
  'token',
  'code',
  'cookie',
  'authorization',
  'email',
  'phone',
  'body',
  'headers',
];

/**
 * The process's log: JSON lines on standard output, each with the ids of its request and user. Never log bodies,
 * cookies, codes, e-mails or phone numbers; `redact` and `mask` are safety nets.
 */
export const logger = pino({
  level: env.LOG_LEVEL,
  // Workers share one log.
  base: cluster.isWorker ? { pid: process.pid } : null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: plainError, cause: plainError },
  redact: { paths: SECRET, censor: '[masked]' },
  // A copy, because pino adds each line's own fields to the returned object.
  mixin: () => {
    const { isMember: _isMember, address: _address, ...line } = requestContext.getStore() ?? {};
    return line;
  },
  hooks: { streamWrite: mask },
});
