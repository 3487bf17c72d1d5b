import type { core } from 'zod';
import type { FieldErrors, FieldMessage } from '@/lib/core/errors/domain-error';

/** Marks a zod message as one of our keys under `validation.` in messages. */
const PREFIX = 'validation.';

/** Returns a zod message with the key `validation.<key>`, which is translated when displayed. */
export function message(key: string): string {
  return PREFIX + key;
}

/**
 * Returns the message key and values of a zod issue; issues without one of our keys get a general one for their kind.
 */
export function fieldMessage(issue: core.$ZodIssue): FieldMessage {
  if (issue.message.startsWith(PREFIX)) {
    const key = issue.message.slice(PREFIX.length);
    return issue.code === 'custom' && issue.params ? { key, values: issue.params } : { key };
  }
  switch (issue.code) {
    case 'too_big':
      return { key: issue.origin === 'string' ? 'tooLong' : 'tooBig', values: { maximum: Number(issue.maximum) } };
    case 'too_small':
      return { key: issue.origin === 'string' ? 'required' : 'tooSmall', values: { minimum: Number(issue.minimum) } };
    case 'invalid_type':
      return { key: issue.input === undefined ? 'required' : 'invalid' };
    default:
      return { key: 'invalid' };
  }
}

/**
 * Returns one message per field; zod's issues of the whole input are under `form`. Of several the first counts, which is
 * the most basic: what is no amount at all is also not above zero.
 */
export function fieldErrors(issues: readonly core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : 'form';
    errors[field] ??= [fieldMessage(issue)];
  }
  return errors;
}
