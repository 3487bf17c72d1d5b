'use client';

import type { ReactNode } from 'react';
import { AuthLink } from '@/components/ui/viewer/auth-link';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { CancelLot } from '@/components/auctions/lot-page/cancel-lot';
import { ClockAnnouncer, LotClock } from '@/components/auctions/lot-page/lot-clock';
import { EditLot } from '@/components/auctions/lot-page/edit-lot';
import { LotNote } from '@/components/auctions/lot-page/lot-note';
import { useLot } from '@/components/auctions/lot-page/lot-provider';
import { counted } from '@/components/ui/fill';
import { hasEnded } from '@/components/auctions/lots/lot-phase';
import { LotPrice } from '@/components/auctions/lots/lot-price';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import { BidForm } from './bid-form';
import { StandingNote } from './standing-note';

/** The bid form, or the reason why the viewer can't bid. */
function Bidding() {
  const { lot, revision, phase, mine, locale, labels } = useLot();
  const { data: viewer } = useViewer();
  // Nobody bids on what they have not read.
  if (lot.revision !== revision && !hasEnded(lot.state))
    return (
      <LotNote tone="warn" icon="refresh-cw">
        {labels.changed}{' '}
        <button type="button" className="link min-h-11" onClick={() => window.location.reload()}>
          {labels.readAgain}
        </button>
      </LotNote>
    );
  if (phase === 'upcoming')
    return (
      <LotNote tone="info" icon="calendar">
        {labels.upcomingNote}
      </LotNote>
    );
  if (phase !== 'live') return null;
  if (mine?.isSeller)
    return (
      <LotNote tone="info" icon="info">
        {labels.ownLot}
      </LotNote>
    );
  if (mine?.refused)
    return (
      <LotNote tone="info" icon="ban">
        {labels.refused[mine.refused]}
      </LotNote>
    );
  return (
    <>
      {/* The document knows whether the viewer is signed in before the first paint, so the layout doesn't shift. */}
      <div className={viewer === null ? 'grid gap-1.5' : 'grid gap-1.5 signed-in:hidden'}>
        <AuthLink href={localizedPath(locale, '/auth')} hash="#bid" className={buttonVariants({ size: 'lg' })}>
          <Icon name="gavel" />
          {labels.bid}
        </AuthLink>
        <p className="text-13 text-ink-2">{labels.signInText}</p>
      </div>
      {viewer === null ? null : (
        <div className="hidden signed-in:block">
          <BidForm />
        </div>
      )}
    </>
  );
}

/** Warns when the page is not up to date. */
function ConnectionNote() {
  const { connection, labels } = useLot();
  return (
    <p role="status" className="flex items-center gap-1.5 text-13 font-medium text-wheat-ink empty:hidden">
      {connection === 'polling' || connection === 'lost' ? (
        <>
          <Icon name={connection === 'lost' ? 'wifi-off' : 'refresh-cw'} className="size-4" />
          {labels.connection[connection]}
        </>
      ) : null}
    </p>
  );
}

/** Countdown, price, standing and bid form. The server renders `actions` below them. */
export function BidPanel({ actions }: { actions: ReactNode }) {
  return (
    <div id="bid" className="scroll-mt-24 rounded-card border border-line bg-surface shadow-card">
      <LotClock />
      <div className="grid gap-3 p-4 sm:px-6">
        <LotPrice />
        <StandingNote />
        <ConnectionNote />
        <Bidding />
        {actions}
        <EditLot />
        <CancelLot />
        <ClockAnnouncer />
      </div>
    </div>
  );
}

/** The soft-close rule, and how often it extended the lot. */
export function SoftCloseNote() {
  const { phase, extensions, labels } = useLot();
  if (phase !== 'live' && phase !== 'upcoming') return null;
  return (
    <LotNote tone="warn" icon="clock">
      {labels.extendNote} {extensions > 0 ? counted(labels.extended, extensions) : ''}
    </LotNote>
  );
}
