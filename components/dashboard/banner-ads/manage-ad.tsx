'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { AdminBannerAd } from '@/lib/money/banner-ads/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { EditDialog } from './edit-dialog';

/** Changes an advertisement; omitted fields keep their value. */
export type ChangeAd = (input: {
  id: string;
  title?: string;
  description?: string;
  languages?: Locale[];
  imageUrl?: string;
  targetUrl?: string;
  durationMonths?: string;
  status?: 'active' | 'inactive';
}) => Promise<ActionResult>;

interface ManageAdProps {
  ad: AdminBannerAd;
  change: ChangeAd;
  remove: (input: { id: string }) => Promise<ActionResult>;
}

const ACT = 'max-md:flex-1 md:w-11 md:px-0';

/** What a button does: an icon where a row has no room for words. */
function Act({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} className="max-md:hidden" />
      <span className="md:sr-only">{name}</span>
    </>
  );
}

/** The buttons of an advertisement: edit, pause or resume, delete. */
export function ManageAd({ ad, change, remove }: ManageAdProps) {
  const t = useTranslations('admin.banners');
  const ready = useHydrated();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { run, pending } = useAdminAct(() => setOpen(null));
  const { id, title } = ad;
  const on = ad.status === 'active';
  const switchable = on || (ad.status === 'inactive' && ad.paymentStatus === 'paid');
  const busy = !ready || pending;

  const toggle = () =>
    run({
      act: () => change({ id, status: on ? 'inactive' : 'active' }),
      done: { title: t(on ? 'deactivated' : 'activated', { title }) },
      undo: { kind: 'bannerSwitch', targetId: id },
      failed: t('updateFailed'),
    });

  return (
    <div className="flex gap-2 max-md:w-full md:justify-end md:gap-1">
      <Button
        variant="secondary"
        disabled={busy}
        aria-label={t('editOf', { title })}
        title={t('edit')}
        onClick={() => setOpen('edit')}
        className={ACT}
      >
        <Act icon="pencil" name={t('edit')} />
      </Button>
      {switchable ? (
        <Button
          variant="secondary"
          disabled={busy}
          pending={pending && !open}
          aria-label={t(on ? 'deactivateOf' : 'activateOf', { title })}
          title={t(on ? 'deactivate' : 'activate')}
          onClick={toggle}
          className={ACT}
        >
          <Act icon={on ? 'pause' : 'play'} name={t(on ? 'deactivate' : 'activate')} />
        </Button>
      ) : null}
      <Button
        variant="ghost"
        disabled={busy}
        aria-label={t('deleteOf', { title })}
        title={t('delete')}
        onClick={() => setOpen('delete')}
        className={`${ACT} text-clay-ink`}
      >
        <Act icon="trash-2" name={t('delete')} />
      </Button>
      {open === 'edit' ? <EditDialog ad={ad} change={change} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(next) => !next && setOpen(null)}
        title={t('deleteTitle')}
        description={t('deleteText', { title })}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        destructive
        pending={pending}
        onConfirm={() =>
          run({
            act: () => remove({ id }),
            done: { title: t('deleted', { title }) },
            undo: { kind: 'bannerDeletion', targetId: id },
            failed: t('deleteFailed'),
          })
        }
      />
    </div>
  );
}
