import 'server-only';
import { putRoleBack } from '@/lib/accounts/accounts/put-role-back';
import { reopenVerification } from '@/lib/accounts/verification/reopen-verification';
import { putSuspensionBack } from '@/lib/closure/account-closure/put-suspension-back';
import { undoSuspension } from '@/lib/closure/account-closure/undo-suspension';
import type { Actor } from '@/lib/core/actors/actor';
import type { Transaction } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { putLimitBack } from '@/lib/market/sanctions/put-limit-back';
import { restoreBannerAd } from '@/lib/money/banner-ads/restore-banner-ad';
import { reopenBannerRequest, switchBannerBack } from '@/lib/money/banner-ads/put-back-banner';
import { adminAct, type AuditEntry } from '@/lib/records/audit/admin-act';
import { withdrawNotifications } from '@/lib/records/notifications/withdraw-notifications';
import type { UndoActInput, UndoKind } from '@/lib/records/undo/schema';
import { takeUndo, type KeptAct } from '@/lib/records/undo/take-undo';

type PutBack = (tx: Transaction, actor: Actor, act: KeptAct) => Promise<[AuditEntry, ...AuditEntry[]]>;

/** How what an act changed is put back, for each kind; it locks what it changes first. */
const PUT_BACK: Record<UndoKind, PutBack> = {
  verification: reopenVerification,
  banner: reopenBannerRequest,
  bannerSwitch: switchBannerBack,
  bannerDeletion: restoreBannerAd,
  role: putRoleBack,
  biddingLimit: putLimitBack,
  suspension: undoSuspension,
  restoration: putSuspensionBack,
};

/**
 * Undoes the actor's latest act of a kind on somebody or something, within ten seconds: what it changed is as it was,
 * and its mails are withdrawn. What others did since is never overwritten.
 * @throws DomainError `forbidden` for anyone but administrators, `conflict` if there is nothing to undo or somebody
 * changed it since, `undo_too_late` also if a mail about it has left, and what putting it back throws.
 */
export async function undoAct(actor: Actor, input: UndoActInput, now = new Date()): Promise<void> {
  await adminAct(actor, async (tx) => {
    const act = await takeUndo(tx, actor, input, now);
    const entries = await PUT_BACK[input.kind](tx, actor, act);
    if (!(await withdrawNotifications(tx, act.mailIds))) throw new DomainError('undo_too_late');
    return { result: undefined, entries };
  });
}
