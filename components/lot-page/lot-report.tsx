'use client';

import { useViewer } from '@/components/layout/use-viewer';
import { ReportButton } from '@/components/reports/report-button';
import type { ReportLabels } from '@/components/reports/report-labels';
import { useLot } from './lot-provider';

/** Reports the lot, or asks visitors to sign in first. The seller can't report their own lot. */
export function LotReport({ label, labels }: { label: string; labels: ReportLabels }) {
  const { id, title, mine } = useLot();
  const { data: viewer } = useViewer();
  if (mine?.isSeller) return null;
  return (
    <ReportButton topic={{ kind: 'lot', id, title }} label={label} labels={viewer ? labels.form : labels.prompt} />
  );
}
