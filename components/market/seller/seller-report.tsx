'use client';

import { useViewer } from '@/components/ui/viewer/use-viewer';
import { ReportButton } from '@/components/messages/reports/report-button';
import type { ReportFailure } from '@/components/messages/reports/use-report-dialog';

/** Reports the seller, or asks visitors to sign in first. Nobody reports themselves. */
export function SellerReport({
  id,
  name,
  label,
  failure,
}: {
  id: string;
  name: string;
  label: string;
  failure: ReportFailure;
}) {
  const { data: viewer } = useViewer();
  if (viewer?.id === id) return null;
  return (
    <ReportButton
      subject={{ kind: 'user', id, title: name }}
      isMember={Boolean(viewer)}
      label={label}
      failure={failure}
    />
  );
}
