'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { BiddingSection, type BiddingActs } from '@/components/auctions/sanctions/bidding-section';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { ReadyButton } from '@/components/ui/ready-button';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { suspensionSchema } from '@/lib/closure/account-closure/schema';
import type { AdminUserDto } from '@/lib/accounts/accounts/dto';
import { ROLES } from '@/lib/accounts/accounts/schema';
import { fullName } from '@/lib/core/validation/full-name';
import { formatDate } from '@/lib/core/i18n/format';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { TAKES_UNDO } from '@/components/accounts/admin-undo/undo-toast';
import { SuspensionEnd, type SuspensionDays } from '@/components/moderation/cases/suspension-end';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';

export interface UserActs extends BiddingActs {
  changeRole: (input: { userId: string; role: string }) => Promise<ActionResult>;
  suspend: (input: {
    userId: string;
    reason: string;
    days: SuspensionDays;
  }) => Promise<ActionResult<{ mayUndo: boolean }>>;
  restore: (input: { userId: string }) => Promise<ActionResult>;
}

interface UserDialogProps {
  user: AdminUserDto;
  /** Whether it is the viewer's own account, which only other administrators can change. */
  own: boolean;
  acts: UserActs;
}

const SECTION = 'grid justify-items-start gap-3 border-t border-line pt-4';

/** The button of a row and its dialog: role, bidding, suspension, restoration. */
export function UserDialog({ user, own, acts }: UserDialogProps) {
  const t = useTranslations('admin');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = fullName(user);
  return (
    <>
      <ReadyButton
        variant="secondary"
        aria-label={t('users.manageOf', { name })}
        onClick={() => setOpen(true)}
        className="max-md:mt-1 max-md:w-full"
      >
        {t('users.manage')}
      </ReadyButton>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent closeLabel={t('close')} {...TAKES_UNDO}>
          <DialogTitle className="break-words">{name}</DialogTitle>
          <DialogDescription className="break-words">
            {t('users.dialogText', { email: user.email, date: formatDate(locale, user.createdAt) })}
            {` ${t(user.emailConfirmed ? 'users.emailConfirmed' : 'users.emailUnconfirmed')}`}
            {user.phoneConfirmed ? ` ${t('users.phoneConfirmed')}` : ''}
          </DialogDescription>
          {own ? (
            <p className="text-15">{t('users.own')}</p>
          ) : (
            <>
              {/* Stays open: a reason for a suspension may be written already. */}
              <RoleSection user={user} acts={acts} />
              <BiddingSection user={user} acts={acts} onDone={close} />
              {user.suspendedAt ? (
                <RestoreSection user={user} acts={acts} onDone={close} />
              ) : (
                <SuspendSection user={user} acts={acts} onDone={close} />
              )}
            </>
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

/** Each waits for its own act alone. */
type SectionProps = Pick<UserDialogProps, 'user' | 'acts'> & { onDone: () => void };

function RoleSection({ user, acts }: Omit<SectionProps, 'onDone'>) {
  const t = useTranslations('admin.users');
  const [chosen, setChosen] = useState<AdminUserDto['role'] | null>(null);
  const role = chosen ?? user.role;
  // Once it is saved the account says it, also after it is undone.
  const { run, pending } = useAdminAct(() => setChosen(null));
  const name = fullName(user);
  const save = () =>
    run({
      act: () => acts.changeRole({ userId: user.id, role }),
      done: { title: t('roleSaved', { name, role: t(`roles.${role}`) }) },
      undo: { kind: 'role', targetId: user.id },
      failed: t('roleFailed'),
    });
  return (
    <div className={SECTION}>
      <Field id="user-role" label={t('role')} className="w-full">
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={(event) => setChosen(ROLES.find((known) => known === event.target.value) ?? role)}
          >
            {ROLES.map((known) => (
              <option key={known} value={known}>
                {t(`roles.${known}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button pending={pending} disabled={pending || role === user.role} onClick={save} className="max-sm:w-full">
        {t('saveRole')}
      </Button>
    </div>
  );
}

function SuspendSection({ user, acts, onDone }: SectionProps) {
  const { run, pending } = useAdminAct(onDone);
  const t = useTranslations('admin');
  const reason = useCheckedText({ id: 'suspension-reason', name: 'reason', schema: suspensionSchema });
  const [days, setDays] = useState<SuspensionDays>(null);
  const suspend = () => {
    const input = { userId: user.id, reason: reason.text, days };
    if (!reason.check(input)) return;
    const title = t('users.suspended', { name: fullName(user) });
    run({
      act: () => acts.suspend(input),
      done: { title, description: t('notifiedByMail') },
      undo: { kind: 'suspension', targetId: user.id, isNoticed: true },
      mayUndo: (suspended) => suspended.mayUndo,
      failed: t('users.suspendFailed'),
    });
  };
  return (
    <div className={SECTION}>
      <p className="text-15">{t('users.suspendText', { lots: user.openLots })}</p>
      <Field {...reason.field} label={t('users.reason')} required help={t('users.reasonHelp')} className="w-full">
        {(control) => <Textarea {...control} {...reason.input} rows={3} maxLength={1000} />}
      </Field>
      <SuspensionEnd days={days} onChoose={setDays} />
      <Button variant="destructive" pending={pending} disabled={pending} onClick={suspend} className="max-sm:w-full">
        {t('users.suspend')}
      </Button>
    </div>
  );
}

function RestoreSection({ user, acts, onDone }: SectionProps) {
  const { run, pending } = useAdminAct(onDone);
  const t = useTranslations('admin');
  const locale = useLocale();
  const restore = () => {
    const title = t('users.restored', { name: fullName(user) });
    run({
      act: () => acts.restore({ userId: user.id }),
      done: { title, description: t('notifiedByMail') },
      undo: { kind: 'restoration', targetId: user.id, isNoticed: true },
      failed: t('users.restoreFailed'),
    });
  };
  return (
    <div className={SECTION}>
      {user.suspendedAt ? (
        <p className="text-15 font-medium">
          {user.suspendedUntil
            ? t('users.sinceUntil', {
                date: formatDate(locale, user.suspendedAt),
                until: formatDate(locale, user.suspendedUntil),
              })
            : t('users.since', { date: formatDate(locale, user.suspendedAt) })}
        </p>
      ) : null}
      <p className="text-15 break-words whitespace-pre-line">
        {t('users.reason')}: {user.suspensionReason}
      </p>
      <p className="text-15 text-ink-2">{t('users.restoreText')}</p>
      <Button pending={pending} disabled={pending} onClick={restore} className="max-sm:w-full">
        {t('users.restore')}
      </Button>
    </div>
  );
}
