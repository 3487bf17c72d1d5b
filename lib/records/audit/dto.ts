import type { TablePage } from '@/lib/core/validation/table-query';
import type { AuditAction, AuditTarget } from './admin-act';

export type { AuditAction, AuditTarget };

/** A field's value as stored in the audit log. */
export type AuditValue =
  string | number | boolean | null | readonly AuditValue[] | { readonly [key: string]: AuditValue };

/** A field that an operation changed; `before` or `after` is undefined if that side didn't have it. */
export type AuditChange = { field: string; before: AuditValue | undefined; after: AuditValue | undefined };

/** An entry of the audit log. */
export type AuditEntryDto = {
  id: string;
  actorId: string;
  /** Null if the account is deleted. */
  actor: { name: string; email: string } | null;
  action: AuditAction;
  targetType: AuditTarget;
  targetId: string;
  /** The target's name; null if it is deleted or has none. */
  targetName: string | null;
  changes: AuditChange[];
  createdAt: string;
};

export type AuditTable = TablePage<AuditEntryDto>;
