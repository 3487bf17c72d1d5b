'use client';

import { Icon } from '@/components/ui/icon';
import type { ReportDialogProps } from './report-dialog';
import { useReportDialog, type ReportFailure } from './use-report-dialog';

interface ReportButtonProps {
  subject: ReportDialogProps['subject'];
  /** Members get the form, visitors are asked to sign in. */
  isMember: boolean;
  label: string;
  /** Shown if the dialog can't be loaded. */
  failure: ReportFailure;
}

/** Reports what a public page shows. */
export function ReportButton({ subject, isMember, label, failure }: ReportButtonProps) {
  const { report, dialog } = useReportDialog(isMember, failure);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => report(subject)}
        className="mx-auto flex min-h-11 items-center justify-center gap-2 px-3 text-14 text-ink-2 hover:text-ink"
      >
        <Icon name="flag" className="size-4" />
        {label}
      </button>
      {dialog}
    </>
  );
}
