import type { core } from 'zod';
import type { FieldErrors, FieldMessage } from '@/lib/errors/domain-error';

/** Marks a zod message as one of our keys under `validation.` in messages. */
const PREFIX = 'validation.';

/** A zod message that names the key `validation.<key>`; shown in the reader's language where it is shown. */
export function message(key: string): string {
  return PREFIX + key;
}

/** The message key and values for a zod issue; an issue without one of our keys gets a general one for its kind. */
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

/** Zod's issues as field → messages; an issue of the whole input stands under `form`. */
export function fieldErrors(issues: readonly core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : 'form';
    (errors[field] ??= []).push(fieldMessage(issue));
  }
  return errors;
}
