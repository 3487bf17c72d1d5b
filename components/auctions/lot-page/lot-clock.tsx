'use client';

import { useEffect, useState } from 'react';
import { coarseTimeLeft, isClosingSoon, shortTimeLeft, timeLeft } from '@/components/auctions/lots/countdown';
import { fill } from '@/components/ui/fill';
import { Moment } from '@/components/auctions/lots/moment';
import { Icon } from '@/components/ui/icon';
import { useLot } from './lot-provider';

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The countdown to the start or end by the server's clock. Its text for screen readers changes once a minute, in the
 * last minute every 15 seconds.
 */
export function LotClock() {
  const { lot, phase, now, labels } = useLot();
  const moment = phase === 'upcoming' ? lot.startTime : lot.endTime;
  const counts = phase === 'upcoming' || phase === 'live';
  const left = counts && now !== null ? timeLeft(moment, now) : null;
  const boxes = [
    [left?.days, labels.days],
    [left?.hours, labels.hours],
    [left?.minutes, labels.minutes],
    [left?.seconds, labels.seconds],
  ] as const;
  // Days and hours are left out once there are none.
  const isShort = phase === 'closing' || (left?.days === 0 && left.hours === 0);
  const first = isShort ? 2 : left?.days === 0 ? 1 : 0;
  const sentence = phase === 'upcoming' ? labels.startsIn : labels.endsIn;
  const coarse = left && coarseTimeLeft(left);
  return (
    <div role="timer" className="overflow-hidden rounded-t-card">
      {counts || phase === 'closing' ? (
        <div className="lot-clock" aria-hidden="true">
          {boxes.slice(first).map(([value, unit]) => (
            <div key={unit}>
              <b>{phase === 'closing' ? '00' : value === undefined ? '–' : two(value)}</b>
              <span>{unit}</span>
            </div>
          ))}
        </div>
      ) : null}
      {coarse ? <span className="sr-only">{fill(sentence, { time: coarse })}</span> : null}
      <p className="flex items-center gap-1.5 border-b border-line px-4 py-2 text-14 text-ink-2 sm:px-6">
        <Icon name="clock" className="size-4" />
        <span>
          <Moment
            at={moment}
            sentence={
              phase === 'upcoming'
                ? labels.startsOn
                : phase === 'cancelled'
                  ? labels.cancelledOn
                  : counts || phase === 'closing'
                    ? labels.endsOn
                    : labels.endedOn
            }
          />
        </span>
      </p>
    </div>
  );
}

/** Announces to screen readers only the start of the last two minutes and every extension. */
export function ClockAnnouncer() {
  const { lot, phase, now, labels, extensions } = useLot();
  const [text, setText] = useState('');
  const left = phase === 'live' && now !== null ? timeLeft(lot.endTime, now) : null;
  const soon = left !== null && isClosingSoon(left);
  const spoken = left ? shortTimeLeft(left) : '';
  useEffect(() => {
    if (soon) setText(fill(extensions > 0 ? labels.extendedNow : labels.leftMinutes, { time: spoken }));
    // oxlint-disable-next-line react/exhaustive-deps -- once per event, not with each second
  }, [soon, extensions]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
