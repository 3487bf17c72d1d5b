'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { fill } from '@/components/ui/fill';
import { formatMoment, formatOwnMoment } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { shortTimeLeft, timeLeft } from './countdown';

interface ClosingTimeProps {
  at: string;
  locale: Locale;
  /** "closes {when}" and, within a day, "closes in {time}". */
  labels: { closes: string; closesIn: string };
}

/** When an auction closes: on the viewer's own clock after hydration, before it in UTC, with the zone's name. */
export function ClosingTime({ at, locale, labels }: ClosingTimeProps) {
  const hydrated = useHydrated();
  const [now] = useState(() => Date.now());
  const left = timeLeft(at, now);
  return (
    <time dateTime={at}>
      {!hydrated
        ? fill(labels.closes, { when: formatMoment(locale, at, 'UTC') })
        : left.days === 0
          ? fill(labels.closesIn, { time: shortTimeLeft(left) })
          : fill(labels.closes, { when: formatOwnMoment(locale, at) })}
    </time>
  );
}
