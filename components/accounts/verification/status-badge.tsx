import { Badge } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon';
import type { VerificationStatus } from '@/lib/accounts/verification/dto';

const LOOKS = {
  verified: { tone: 'ok', icon: 'badge-check' },
  pending: { tone: 'pending', icon: 'clock' },
  rejected: { tone: 'error', icon: 'circle-alert' },
  unverified: { tone: 'neutral', icon: 'shield-check' },
} as const satisfies Record<VerificationStatus, { tone: string; icon: IconName }>;

/** The status of a verification as a colored label. */
export function StatusBadge({ status, label }: { status: VerificationStatus; label: string }) {
  return (
    <Badge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
      {label}
    </Badge>
  );
}
