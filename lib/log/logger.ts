import pino from 'pino';
import { env } from '@/lib/env';
import { mask } from './mask';
import { plainError } from './plain-error';
import { requestContext } from './request-context';

/** Nothing under these names is written, should anybody give it to the log. */
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
 * The process's log: JSON lines on standard output, each with the id of the request that it belongs to, and who sent that. Never given
 * bodies, cookies, codes, e-mails or phones; `redact` and `mask` are nets below that rule.
 */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: plainError, cause: plainError },
  redact: { paths: SECRET, censor: '[masked]' },
  // A copy: pino writes each line's own fields into what it is given.
  mixin: () => {
    const { isMember: _isMember, ...line } = requestContext.getStore() ?? {};
    return line;
  },
  hooks: { streamWrite: mask },
});
