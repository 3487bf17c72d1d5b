import { DomainError } from '@/lib/errors/domain-error';
import { STATUS } from '@/lib/http/status';

/** The refusal of a promise: its code, its status, and what it says at each field. */
export async function refusalOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw new Error('not refused', { cause: error });
  const { code, fields } = error as DomainError;
  return { code, status: STATUS[code], fields };
}
