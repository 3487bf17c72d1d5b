'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import { notify } from '@/components/ui/notify';
import type { ReportDialogProps } from './report-dialog';
import type { ReportLabels } from './report-labels';

export interface ReportFailure {
  failed: string;
  offline: string;
}

/**
 * Opens the report dialog, whose code and texts are loaded on the first click because few readers need them. Members get
 * the form, visitors are asked to sign in; `failure` is shown if the dialog can't be loaded.
 */
export function useReportDialog(
  isMember: boolean,
  failure: ReportFailure,
): { report: (subject: ReportDialogProps['subject']) => void; dialog: ReactNode } {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<ReportDialogProps>; labels: ReportLabels } | null>(null);
  const [subject, setSubject] = useState<ReportDialogProps['subject'] | null>(null);

  const show = async (about: ReportDialogProps['subject']) => {
    if (!loaded) {
      const both = await Promise.all([import('./report-dialog'), fetchWords<ReportLabels>('report')]).catch(() => null);
      if (!both) {
        notify.error(failure.failed, { description: failure.offline });
        return;
      }
      const [{ ReportDialog }, labels] = both;
      setLoaded({ Dialog: ReportDialog, labels });
    }
    setSubject(about);
  };
  return {
    report: (about) => void show(about),
    dialog:
      loaded && subject ? (
        <loaded.Dialog
          subject={subject}
          labels={isMember ? loaded.labels.form : loaded.labels.prompt}
          onClose={() => setSubject(null)}
        />
      ) : null,
  };
}
