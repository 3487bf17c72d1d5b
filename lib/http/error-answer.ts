import 'server-only';
import { DomainError, type ErrorCode, type FieldErrors } from '@/lib/errors/domain-error';
import { formatWait } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { logger } from '@/lib/log/logger';
import { currentRequestId, noteUnavailable } from '@/lib/log/request-context';
import { metrics } from '@/lib/metrics/metrics';
import { RETRY_SECONDS, STATUS } from './status';

/** P2028: no transaction could be begun, or ended, in time. P2034: it was undone so that another could go on. */
const DATABASE_GONE = new Set<unknown>(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'ECONNREFUSED']);
const DRIVER_GONE = new Set<unknown>([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
/** What the driver says itself, without a code: it could not connect in time, or no answer came. */
const GONE_WORDS = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/;

type DriverCause = { kind?: unknown; originalCode?: unknown };
type DatabaseError = {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  cause?: DriverCause;
  meta?: { driverAdapterError?: { cause?: DriverCause } };
};

/** Whether the database can't be reached, doesn't answer, or undid what may succeed when it is tried again, as Prisma tells it of a query, a raw query, a transaction, or not at all. */
export function isDatabaseGone(error: unknown): boolean {
  const { name, message, code, cause, meta } = (error ?? {}) as DatabaseError;
  const driver = meta?.driverAdapterError?.cause ?? cause;
  return (
    name === 'PrismaClientInitializationError' ||
    DATABASE_GONE.has(code) ||
    DRIVER_GONE.has(driver?.kind) ||
    // Shutting down, connection failures, too many connections, statement timeout, deadlock, no lock in time.
    [code, driver?.originalCode].some(
      (state) => typeof state === 'string' && /^(57P|08|53300|57014|40P01|55P03)/.test(state),
    ) ||
    (typeof message === 'string' && GONE_WORDS.test(message))
  );
}

/** A listing or an account that a request refers to was deleted while the request was on its way. */
function isReferenceGone(error: unknown): boolean {
  const { code, meta } = (error ?? {}) as DatabaseError;
  return code === 'P2003' || code === 'P2025' || meta?.driverAdapterError?.cause?.originalCode === '23503';
}

/** Any thrown thing as a refusal of the domain; what was not foreseen is logged under the request's id and told as `internal`. */
export function asDomainError(error: unknown): DomainError {
  const refusal = error instanceof DomainError ? (error as DomainError) : refusalOf(error);
  if (STATUS[refusal.code] >= 500) {
    metrics.errors.inc({ code: refusal.code });
    logger.error({ err: error }, refusal.code);
  }
  if (STATUS[refusal.code] === 503) noteUnavailable();
  return refusal;
}

function refusalOf(error: unknown): DomainError {
  if (isReferenceGone(error)) return new DomainError('not_found', { cause: error });
  return new DomainError(isDatabaseGone(error) ? 'unavailable' : 'internal', { cause: error });
}

async function translateFields(fields: FieldErrors, locale: Locale): Promise<Record<string, string[]>> {
  const t = await translator(locale, 'validation');
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map(({ key, values }) => t(key as Parameters<typeof t>[0], values)),
    ]),
  );
}

/** The JSON answer `{ message, code, errors? }` of a refusal, in `locale`. */
export async function errorAnswer(error: DomainError, locale: Locale): Promise<Response> {
  const t = await translator(locale, 'errors');
  const status = STATUS[error.code];
  const errors = await translateFields(error.fields, locale);
  const retryAfter = error.retryAfterSeconds ?? (status === 503 ? RETRY_SECONDS : undefined);
  const code: ErrorCode = error.code;
  const message =
    code === 'rate_limited' && retryAfter ? t('rate_limited_for', { wait: formatWait(locale, retryAfter) }) : t(code);
  return Response.json(
    {
      message,
      code,
      ...(Object.keys(errors).length > 0 ? { errors } : {}),
      ...(status >= 500 ? { requestId: currentRequestId() } : {}),
    },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
      },
    },
  );
}
