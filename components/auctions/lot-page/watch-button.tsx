'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { hasSessionHint } from '@/components/ui/viewer/use-viewer';
import { hasEnded } from '@/components/auctions/lots/lot-phase';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { LAST_NOTICE_MINUTES, WATCH_MAIL_MINUTES } from '@/lib/market/auctions/auction-rules';
import type { MyStanding } from '@/lib/market/auctions/dto';
import { MINUTE_MS } from '@/lib/core/durations';
import { standingKey, useLot } from './lot-provider';

/** Returns what watching brings at this moment: a mail, later a notice on the page, in the last minutes nothing more. */
function useWatchText(): string | null {
  const { lot, now, labels } = useLot();
  if (hasEnded(lot.state)) return null;
  const left = now === null ? Infinity : Date.parse(lot.endTime) - now;
  if (left > WATCH_MAIL_MINUTES * MINUTE_MS) return labels.watchText;
  return left > LAST_NOTICE_MINUTES * MINUTE_MS ? labels.watchTextLastHour : null;
}

/** Explains watching, until the lot's last minutes. */
export function WatchHelp() {
  const text = useWatchText();
  return text ? (
    <p id="watch-help" className="text-13 text-ink-2">
      {text}
    </p>
  ) : null;
}

/**
 * Starts or stops watching the lot, which means an e-mail an hour before its end. Updates optimistically and reverts
 * if the server refuses.
 */
export function WatchButton() {
  const { id, lot, mine, labels, askStanding } = useLot();
  const text = useWatchText();
  const description = text ? { description: text } : {};
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const watching = mine?.watching ?? false;

  const show = (value: boolean) =>
    client.setQueryData<MyStanding | null>(standingKey(id), (known) => known && { ...known, watching: value });
  const toggle = async () => {
    if (!hasSessionHint()) {
      notify.info(labels.signInToWatch, {
        ...description,
        action: { label: labels.signIn, onClick: () => leaveToSignIn(0) },
      });
      return;
    }
    if (pending) return;
    setPending(true);
    show(!watching);
    const response = await fetch(`/api/auctions/${id}/watch`, { method: watching ? 'DELETE' : 'PUT' }).catch(
      () => null,
    );
    setPending(false);
    if (response?.ok) {
      // Also covers a click before the standing was known.
      void askStanding();
      notify.success(watching ? labels.watchOff : labels.watchOn, watching ? {} : description);
      return;
    }
    show(watching);
    if (response?.status !== 401) return notify.error(labels.watchFailed, { description: labels.offline });
    notify.error(labels.unauthorized, { description: labels.unauthorizedText });
    leaveToSignIn();
  };

  if (hasEnded(lot.state)) return null;
  return (
    <button
      type="button"
      aria-pressed={watching}
      aria-describedby={text ? 'watch-help' : undefined}
      onClick={() => void toggle()}
      className={`${buttonVariants({ variant: 'secondary' })} px-3!`}
    >
      <Icon name="eye" className={watching ? 'text-pasture-ink' : undefined} />
      {watching ? labels.watching : labels.watch}
    </button>
  );
}
