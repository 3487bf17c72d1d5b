import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { DomainError } from '@/lib/core/errors/domain-error';
import { notify } from '@/lib/records/notifications/notify';
import { keepUndo } from '@/lib/records/undo/keep-undo';
import { mailsDueAt } from '@/lib/records/undo/undo-window';
import { emailTo, type Email, type Recipient } from '@/lib/core/email/layout';
import { translator } from '@/lib/core/i18n/translator';
import { bannerSelect, toBannerDto } from './columns';
import type { BannerAdDto } from './dto';
import { cancelOwed, lockBanner } from './lock-banner';
import { addMonths } from './period';
import type { BannerDecision } from './schema';

/**
 * Builds the e-mail that notifies an advertiser, in their language, of the decision on their request; `reason` is that
 * of a rejection, null for an approval.
 */
async function bannerDecisionMail(to: Recipient, title: string, reason: string | null): Promise<Email> {
  const t = await translator(to.language, 'email');
  const rejected = reason !== null;
  return emailTo(to, t, {
    subject: rejected ? t('bannerRejected.subject', { title }) : t('bannerApproved.subject', { title }),
    paragraphs: rejected
      ? [t('bannerRejected.body', { title }), t('bannerRejected.reason', { reason }), t('bannerRejected.again')]
      : [t('bannerApproved.body', { title }), t('bannerApproved.next')],
    action: { label: t('bannerAction'), path: '/banner-ads' },
  });
}

/**
 * Decides on a request, and notifies its owner once that can't be undone any more. An approved advertisement waits for payment, or starts at once if it is
 * paid; what is owed for a rejected one is cancelled.
 * @throws DomainError `forbidden` unless the actor is an administrator, `confirmation_required` for an approval,
 * `not_found`, `conflict` if the request is
 * already decided, `banner_paid` if a paid one is rejected before it is refunded.
 */
export async function reviewBannerRequest(
  actor: Actor,
  id: string,
  { approved, rejectionReason }: BannerDecision,
  now = new Date(),
): Promise<BannerAdDto> {
  return adminAct(actor, async (tx) => {
    // Approved, it makes somebody owe money, and is shown on every page.
    if (approved) requireConfirmed(actor, now);
    const before = await lockBanner(tx, id);
    if (before.status !== 'pending_request') throw new DomainError('conflict');
    // Rejecting a paid request would keep the money for nothing: the refund is a separate operation and must come
    // first.
    if (!approved && before.paymentStatus === 'paid') throw new DomainError('banner_paid');
    const run =
      before.paymentStatus === 'paid'
        ? { status: 'active' as const, startDate: now, endDate: addMonths(now, before.durationMonths) }
        : { status: 'pending_approval' as const };
    const { requester, ...updated } = await tx.bannerAd.update({
      where: { id },
      data: approved ? { ...run, approvedBy: actor.id, approvedAt: now } : { status: 'rejected', rejectionReason },
      select: { ...bannerSelect, requester: { select: { id: true, email: true, firstName: true, language: true } } },
    });
    await pagesChanged(tx, ['ads']);
    let mailId: string | null = null;
    if (requester) {
      const mail = () => bannerDecisionMail(requester, updated.title, approved ? null : rejectionReason);
      const data = { title: updated.title, decision: approved ? 'approved' : 'rejected' };
      const notice = { kind: 'bannerDecided', topic: null, subject: id, data } as const;
      mailId = await notify(tx, requester.id, notice, mail, { now, from: mailsDueAt(now) });
    }
    const operation: AuditEntry = {
      action: approved ? 'banner_ad.approved' : 'banner_ad.rejected',
      target: 'banner_ad',
      id,
      before: { status: before.status },
      after: approved ? { status: updated.status } : { status: 'rejected', rejectionReason },
    };
    const cancelled = approved ? [] : await cancelOwed(tx, id);
    const undo = {
      before: { owed: cancelled.map((entry) => entry.id) },
      after: { status: updated.status, paymentStatus: updated.paymentStatus },
    };
    await keepUndo(tx, actor, { kind: 'banner', targetId: id, ...undo, mailIds: [mailId] }, now);
    return { result: toBannerDto(updated, now), entries: [operation, ...cancelled] };
  });
}
