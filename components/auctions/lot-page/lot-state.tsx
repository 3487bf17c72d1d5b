'use client';

import type { LotPhase } from '@/components/auctions/lots/lot-phase';
import { Icon } from '@/components/ui/icon';
import { useLot } from './lot-provider';

const TONES: Partial<Record<LotPhase, string>> = {
  upcoming: 'info',
  closing: 'warn',
  sold: 'ok',
  review: 'warn',
  cancelled: 'error',
};

/** The badge above the title: upcoming, live or ended. */
export function LotStateBadge() {
  const { phase, labels } = useLot();
  if (phase === 'live') return <span className="lot-live">{labels.phases.live}</span>;
  return (
    <span className="lot-badge" data-tone={TONES[phase]}>
      {phase === 'sold' ? <Icon name="gavel" /> : null}
      {labels.phases[phase]}
    </span>
  );
}
