import type { z } from 'zod';
import { filterOf, tableQuery } from '@/lib/core/validation/table-query';
import type { AuditAction } from './admin-act';

/** A record rather than an array, so that a missing action doesn't compile. */
const ACTIONS: Record<AuditAction, true> = {
  'report.reviewed': true,
  'report.resolved': true,
  'report.dismissed': true,
  'report.reopened': true,
  'appeal.granted': true,
  'appeal.refused': true,
  'appeal.reopened': true,
  'case.noted': true,
  'risk.cleared': true,
  'risk.confirmed': true,
  'risk.reopened': true,
  'risk.signal_cleared': true,
  'sealed_record.read': true,
  'document.read': true,
  'paper.read': true,
  'paper.checked': true,
  'declared_id.checked': true,
  'transactions.exported': true,
  'listing.deactivated': true,
  'listing.restored': true,
  'listing.deleted': true,
  'verification.verified': true,
  'verification.rejected': true,
  'verification.withdrawn': true,
  'verification.reopened': true,
  'user.role': true,
  'user.suspended': true,
  'user.suspension_undone': true,
  'user.restored': true,
  'user.restoration_undone': true,
  'user.bidding_limit': true,
  'user.answers_cleared': true,
  'user.warned': true,
  'message.removed': true,
  'message.restored': true,
  'transaction.completed': true,
  'transaction.failed': true,
  'transaction.refunded': true,
  'transaction.reopened': true,
  'banner_ad.approved': true,
  'banner_ad.rejected': true,
  'banner_ad.reopened': true,
  'banner_ad.updated': true,
  'banner_ad.activated': true,
  'banner_ad.deactivated': true,
  'banner_ad.deleted': true,
  'banner_ad.restored': true,
  'auction_lot.cancelled': true,
  'auction_lot.awarded': true,
  'auction_lot.closed': true,
  'deal_dispute.recommended': true,
  'support_case.answered': true,
  'support_case.closed': true,
  'support_case.reopened': true,
  'rate.set': true,
  'rate.accepted': true,
  'rate.refused': true,
  'rate.monthly_percent': true,
  'blog_post.created': true,
  'blog_post.updated': true,
  'blog_post.published': true,
  'blog_post.archived': true,
  'blog_post.deleted': true,
};

export const AUDIT_ACTIONS = Object.keys(ACTIONS) as [AuditAction, ...AuditAction[]];

/** The query of the audit log's page. */
export const auditQuerySchema = tableQuery(['created_desc', 'created_asc']).extend({ action: filterOf(AUDIT_ACTIONS) });

export type AuditQuery = z.output<typeof auditQuerySchema>;
export type AuditSort = AuditQuery['sort'];
