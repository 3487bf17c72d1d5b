'use client';

import { useState, type ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import type { ReportDialogProps } from './report-dialog';

type ReportButtonProps = Omit<ReportDialogProps, 'onClose'> & { label: string };

/** Opens the report dialog, whose code is loaded on the first click because few readers need it. */
export function ReportButton({ label, ...props }: ReportButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  const show = async () => {
    const loaded = await import('./report-dialog').catch(() => null);
    if (!loaded) {
      notify.error(props.labels.failed, { description: props.labels.offline });
      return;
    }
    setDialog(() => loaded.ReportDialog);
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void show()}
        className="mx-auto flex min-h-11 items-center justify-center gap-2 px-3 text-14 text-ink-2 hover:text-ink"
      >
        <Icon name="flag" className="size-4" />
        {label}
      </button>
      {Dialog && open ? <Dialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
