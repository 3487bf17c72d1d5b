import 'server-only';
import type { AuditTarget } from '@/lib/audit/admin-act';
import { KINDS } from '@/lib/catalog/kinds';
import type { Transaction } from '@/lib/db/client';
import { lockListing } from '@/lib/listings/lock-listing';
import type { Topic, TopicKind } from '@/lib/topics/schema';

/** The kind of target in the audit log, by kind of topic. */
export const AUDIT_TARGETS = {
  listing: 'listing',
  equipment: 'equipment',
  lot: 'auction_lot',
} as const satisfies Record<TopicKind, AuditTarget>;

/** The owner of a topic, as mails address them. */
export type TopicOwner = { id: string; email: string; firstName: string; language: string; suspendedAt: Date | null };

export type CaseTopic = { title: string; owner: TopicOwner | null };

const select = {
  title: true,
  user: { select: { id: true, email: true, firstName: true, language: true, suspendedAt: true } },
} as const;

/** Returns a topic's title and owner; null if it was deleted. */
export async function readCaseTopic(tx: Transaction, { kind, id }: Topic): Promise<CaseTopic | null> {
  const query = { where: { id }, select };
  const row =
    kind === 'lot'
      ? await tx.auctionLot.findUnique(query)
      : kind === 'listing'
        ? await tx.animalListing.findUnique(query)
        : await tx.equipmentListing.findUnique(query);
  return row && { title: row.title, owner: row.user };
}

/** Locks an animal or equipment until the transaction ends, before its reports: the order of every change of both. */
export async function lockCaseTopic(tx: Transaction, topic: Topic | null): Promise<void> {
  if (topic && topic.kind !== 'lot') await lockListing(tx, KINDS[topic.kind], topic.id);
}
