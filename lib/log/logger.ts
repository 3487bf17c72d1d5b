import 'server-only';
import pino from 'pino';
import { env } from '@/lib/env';

/** The process's log: JSON lines on standard output. Never given bodies, cookies, codes, e-mails or phones. */
export const logger = pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
