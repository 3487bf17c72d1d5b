import type { AuditChange, AuditValue } from './dto';

const fields = (side: unknown): Partial<Record<string, AuditValue>> =>
  typeof side === 'object' && side !== null && !Array.isArray(side) ? side : {};

/** Returns the fields that differ before and after an operation, in the order in which they were written. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [fields(before), fields(after)];
  return (
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((field) => ({ field, before: was[field], after: is[field] }))
      // A field that is absent or null on both sides didn't change.
      .filter((change) => JSON.stringify(change.before ?? null) !== JSON.stringify(change.after ?? null))
  );
}
