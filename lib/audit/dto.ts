import type { TablePage } from '@/lib/validation/table-query';
import type { AuditAction, AuditTarget } from './admin-act';

export type { AuditAction, AuditTarget };

/** A value of a field as the log keeps it. */
export type AuditValue =
  string | number | boolean | null | readonly AuditValue[] | { readonly [key: string]: AuditValue };

/** One field that an act touched; `before` or `after` is undefined where that side did not have it. */
export type AuditChange = { field: string; before: AuditValue | undefined; after: AuditValue | undefined };

/** A line of the log. */
export type AuditEntryDto = {
  id: string;
  actorId: string;
  /** Null where the account is gone. */
  actor: { name: string; email: string } | null;
  action: AuditAction;
  targetType: AuditTarget;
  targetId: string;
  /** What it is called; null where it is gone or has no name. */
  targetName: string | null;
  changes: AuditChange[];
  createdAt: string;
};

export type AuditTable = TablePage<AuditEntryDto>;
