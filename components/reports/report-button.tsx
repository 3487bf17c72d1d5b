'use client';

import { useState, type ComponentType } from 'react';
import { fetchWords } from '@/components/shared-data/fetch-words';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import type { ReportDialogProps } from './report-dialog';
import type { ReportLabels } from './report-labels';

interface ReportButtonProps {
  topic: ReportDialogProps['topic'];
  /** Members get the form, visitors are asked to sign in. */
  isMember: boolean;
  label: string;
  /** Shown if the dialog can't be loaded. */
  failure: { failed: string; offline: string };
}

/** Opens the report dialog, whose code and texts are loaded on the first click because few readers need them. */
export function ReportButton({ topic, isMember, label, failure }: ReportButtonProps) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<ReportDialogProps>; labels: ReportLabels } | null>(null);
  const [open, setOpen] = useState(false);

  const show = async () => {
    if (!loaded) {
      const both = await Promise.all([import('./report-dialog'), fetchWords<ReportLabels>('report')]).catch(() => null);
      if (!both) {
        notify.error(failure.failed, { description: failure.offline });
        return;
      }
      const [{ ReportDialog }, labels] = both;
      setLoaded({ Dialog: ReportDialog, labels });
    }
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
      {loaded && open ? (
        <loaded.Dialog
          topic={topic}
          labels={isMember ? loaded.labels.form : loaded.labels.prompt}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
