import { DomainError } from '@/lib/core/errors/domain-error';
import { STATUS } from '@/lib/web/http/status';

/** Returns the error that a promise rejects with: code, HTTP status and the messages of each field. */
export async function refusalOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw new Error('not refused', { cause: error });
  const { code, fields } = error as DomainError;
  return { code, status: STATUS[code], fields };
}
