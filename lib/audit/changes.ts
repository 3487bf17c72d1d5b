import type { AuditChange, AuditValue } from './dto';

const fields = (side: unknown): Partial<Record<string, AuditValue>> =>
  typeof side === 'object' && side !== null && !Array.isArray(side) ? side : {};

/** The fields that differ between the two sides of an act, in the order in which they were written. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [fields(before), fields(after)];
  return (
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((field) => ({ field, before: was[field], after: is[field] }))
      // A blank that nobody filled in says nothing.
      .filter((change) => JSON.stringify(change.before ?? null) !== JSON.stringify(change.after ?? null))
  );
}
