import 'server-only';
import { DomainError, type ErrorCode, type FieldErrors } from '@/lib/errors/domain-error';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { logger } from '@/lib/log/logger';
import { STATUS } from './status';

const DATABASE_GONE = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024']);

function isDatabaseGone(error: unknown): boolean {
  if (error instanceof Error && error.name === 'PrismaClientInitializationError') return true;
  const { code, cause } = error as { code?: unknown; cause?: { originalCode?: unknown } };
  const sqlState = typeof cause?.originalCode === 'string' ? cause.originalCode : '';
  return (typeof code === 'string' && (DATABASE_GONE.has(code) || code === 'ECONNREFUSED')) || /^(57P|08)/.test(sqlState);
}

/** Any thrown thing as a refusal of the domain; what was not foreseen is logged under `requestId` and told as `internal`. */
export function asDomainError(error: unknown, requestId: string): DomainError {
  if (error instanceof DomainError) {
    const refusal = error as DomainError;
    if (STATUS[refusal.code] >= 500) logger.error({ requestId, err: refusal, cause: refusal.cause }, refusal.code);
    return refusal;
  }
  logger.error({ requestId, err: error }, 'request failed');
  return new DomainError(isDatabaseGone(error) ? 'unavailable' : 'internal', { cause: error });
}

async function translateFields(fields: FieldErrors, locale: Locale): Promise<Record<string, string[]>> {
  const t = await translator(locale, 'validation');
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map(({ key, values }) => t(key as Parameters<typeof t>[0], values))]),
  );
}

/** The JSON answer `{ message, code, errors? }` of a refusal, in `locale`. */
export async function errorAnswer(error: DomainError, locale: Locale, requestId: string): Promise<Response> {
  const t = await translator(locale, 'errors');
  const status = STATUS[error.code];
  const errors = await translateFields(error.fields, locale);
  const code: ErrorCode = error.code;
  return Response.json(
    { message: t(code), code, ...(Object.keys(errors).length > 0 ? { errors } : {}), ...(status >= 500 ? { requestId } : {}) },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        'x-request-id': requestId,
        ...(error.retryAfterSeconds ? { 'retry-after': String(error.retryAfterSeconds) } : {}),
      },
    },
  );
}
