import 'server-only';
import { CURRENCIES } from '@/lib/core/i18n/currencies';
import { DomainError, type ErrorCode, type FieldErrors, type FieldMessage } from '@/lib/core/errors/domain-error';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import { formatMoney, formatWait } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { logger } from '@/lib/core/log/logger';
import { currentRequestId, noteUnavailable } from '@/lib/core/log/request-context';
import { metrics } from '@/lib/core/metrics/metrics';
import { PRICE_BASES } from '@/lib/livestock/pricing/price-bases';
import { RETRY_SECONDS, STATUS } from './status';

/**
 * P2028: the transaction could not begin or end in time. P2034: it was rolled back because of a write conflict or
 * deadlock.
 */
const DATABASE_GONE = new Set<unknown>(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'ECONNREFUSED']);
const DRIVER_GONE = new Set<unknown>([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
/** Driver messages that come without a code: connection or query timeouts. */
const GONE_WORDS = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/;

type DriverCause = { kind?: unknown; originalCode?: unknown };
type DatabaseError = {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  cause?: DriverCause;
  meta?: { driverAdapterError?: { cause?: DriverCause } };
};

/**
 * Whether the database is unreachable, doesn't respond, or rolled back something that may succeed when retried, in
 * all the shapes in which Prisma and the driver report it.
 */
export function isDatabaseGone(error: unknown): boolean {
  const { name, message, code, cause, meta } = (error ?? {}) as DatabaseError;
  const driver = meta?.driverAdapterError?.cause ?? cause;
  return (
    name === 'PrismaClientInitializationError' ||
    DATABASE_GONE.has(code) ||
    DRIVER_GONE.has(driver?.kind) ||
    // Shutdown, connection failure, too many connections, statement timeout, deadlock, lock timeout.
    [code, driver?.originalCode].some(
      (state) => typeof state === 'string' && /^(57P|08|53300|57014|40P01|55P03)/.test(state),
    ) ||
    (typeof message === 'string' && GONE_WORDS.test(message))
  );
}

/** A row that the request refers to was deleted while the request was in progress. */
function isReferenceGone(error: unknown): boolean {
  const { code, meta } = (error ?? {}) as DatabaseError;
  return code === 'P2003' || code === 'P2025' || meta?.driverAdapterError?.cause?.originalCode === '23503';
}

/**
 * Converts anything thrown into a DomainError; unexpected errors are logged under the request's id and become
 * `internal`.
 */
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

/** Returns the sentence of an error, in `locale`. */
export async function translateError({ code, retryAfterSeconds }: DomainError, locale: Locale): Promise<string> {
  const t = await translator(locale, 'errors');
  return code === 'rate_limited' && retryAfterSeconds
    ? t('rate_limited_for', { wait: formatWait(locale, retryAfterSeconds) })
    : t(code);
}

/** Amounts that come with their currency, or with what a bid is for, read as pages write them. */
function readable(values: FieldMessage['values'], locale: Locale): FieldMessage['values'] {
  const currency = CURRENCIES.find((code) => code === values?.currency);
  if (currency && values?.most !== undefined)
    return { ...values, most: formatMoney(locale, String(values.most), currency) };
  const priceBasis = PRICE_BASES.find((basis) => basis === values?.priceBasis);
  const priceCurrency = CURRENCIES.find((currency) => currency === values?.priceCurrency);
  if (!values || !priceBasis || !priceCurrency) return values;
  const shown = { ...values };
  for (const name of ['minimum', 'maximum'])
    if (values[name] !== undefined) shown[name] = bidPrice(locale, String(values[name]), { priceBasis, priceCurrency });
  return shown;
}

/** Returns the sentences of each field's errors, in `locale`. */
export async function translateFields(fields: FieldErrors, locale: Locale): Promise<Record<string, string[]>> {
  const t = await translator(locale, 'validation');
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map(({ key, values }) => t(key as Parameters<typeof t>[0], readable(values, locale))),
    ]),
  );
}

/** Returns the JSON response `{ message, code, errors?, current? }` for an error, in `locale`. */
export async function errorAnswer(error: DomainError, locale: Locale): Promise<Response> {
  const status = STATUS[error.code];
  const errors = await translateFields(error.fields, locale);
  const retryAfter = error.retryAfterSeconds ?? (status === 503 ? RETRY_SECONDS : undefined);
  const code: ErrorCode = error.code;
  const message = await translateError(error, locale);
  return Response.json(
    {
      message,
      code,
      ...(Object.keys(errors).length > 0 ? { errors } : {}),
      ...(error.current === undefined ? {} : { current: error.current }),
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
