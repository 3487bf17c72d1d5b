import 'server-only';
import { fullName } from '@/lib/core/validation/full-name';
import type { AuditTarget } from '@/lib/records/audit/admin-act';
import type { Transaction } from '@/lib/core/db/client';
import { excerptOf } from '@/lib/core/validation/excerpt';
import { isTopic, type ReportSubject, type SubjectKind } from '@/lib/moderation/reports/subject';

/** The kind of target in the audit log, by kind of subject. */
export const AUDIT_TARGETS = {
  listing: 'listing',
  equipment: 'equipment',
  lot: 'auction_lot',
  user: 'user',
  message: 'message',
} as const satisfies Record<SubjectKind, AuditTarget>;

/** Whom a decision concerns, as mails address them. */
export type SubjectOwner = { id: string; email: string; firstName: string; language: string; suspendedAt: Date | null };

export type CaseTitle = {
  title: string;
  /** What the owner reads instead: the beginning of their message. */
  ownTitle: string;
  owner: SubjectOwner | null;
};

const OWNER = { id: true, email: true, firstName: true, lastName: true, language: true, suspendedAt: true } as const;
const select = { title: true, user: { select: OWNER } } as const;

/** Returns the title and the owner of a case's subject; null if it was deleted. */
export async function readCaseTitle(tx: Transaction, subject: ReportSubject): Promise<CaseTitle | null> {
  const query = { where: { id: subject.id }, select };
  if (!isTopic(subject)) return readConductTitle(tx, subject);
  const row =
    subject.kind === 'lot'
      ? await tx.auctionLot.findUnique(query)
      : subject.kind === 'listing'
        ? await tx.animalListing.findUnique(query)
        : await tx.equipmentListing.findUnique(query);
  return row && { title: row.title, ownTitle: row.title, owner: row.user };
}

async function readConductTitle(tx: Transaction, { kind, id }: ReportSubject): Promise<CaseTitle | null> {
  const message =
    kind === 'message'
      ? await tx.message.findUnique({ where: { id }, select: { fromUserId: true, message: true } })
      : null;
  if (kind === 'message' && !message) return null;
  const owner = await tx.user.findUnique({ where: { id: message?.fromUserId ?? id }, select: OWNER });
  if (!owner && !message) return null;
  const title = owner ? fullName(owner) : '';
  return { title, ownTitle: message ? excerptOf(message.message) : title, owner };
}
