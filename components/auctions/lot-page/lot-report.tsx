'use client';

import { useViewer } from '@/components/ui/viewer/use-viewer';
import { ReportButton } from '@/components/messages/reports/report-button';
import { useLot } from './lot-provider';

/** Reports the lot, or asks visitors to sign in first. The seller can't report their own lot. */
export function LotReport({ label, failure }: { label: string; failure: { failed: string; offline: string } }) {
  const { id, title, mine } = useLot();
  const { data: viewer } = useViewer();
  if (mine?.isSeller) return null;
  return (
    <ReportButton subject={{ kind: 'lot', id, title }} isMember={Boolean(viewer)} label={label} failure={failure} />
  );
}
