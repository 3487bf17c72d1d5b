import { Badge } from '@/components/ui/badge';
import type { BannerAdDto } from '@/lib/money/banner-ads/dto';

const STATUS_TONES = {
  pending_request: 'pending',
  pending_approval: 'info',
  active: 'ok',
  inactive: 'neutral',
  rejected: 'error',
  expired: 'neutral',
} as const;
const PAYMENT_TONES = {
  pending: 'pending',
  processing: 'info',
  paid: 'ok',
  failed: 'error',
  refunded: 'neutral',
} as const;

/** The status of an advertisement. */
export function BannerStatusBadge({ status, label }: { status: BannerAdDto['status']; label: string }) {
  return (
    <Badge tone={STATUS_TONES[status]} dot>
      {label}
    </Badge>
  );
}

/** The payment status of an advertisement. */
export function PaymentBadge({ status, label }: { status: BannerAdDto['paymentStatus']; label: string }) {
  return (
    <Badge tone={PAYMENT_TONES[status]} icon="banknote">
      {label}
    </Badge>
  );
}
