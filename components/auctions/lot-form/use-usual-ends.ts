'use client';

import { useLocale, useTranslations } from 'next-intl';
import { clock } from '@/lib/core/i18n/format';
import { LOT_MIN_MS } from '@/lib/market/auctions/schema';
import { endPresets, localMoment } from './end-presets';

// messages: lotForm.ends.*
/** The usual ends of a lot in words, in the zone of the browser. */
export function useUsualEnds(openedAt: string) {
  const t = useTranslations('lotForm.ends');
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(locale, clock(locale));
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return {
    say: (at: Date) => ({ time: time.format(at), day: day.format(at) }),
    /** Those that a lot with that start may have. */
    presets: (start: string) => {
      const earliest = start ? Date.parse(start) + LOT_MIN_MS : 0;
      return endPresets(new Date(openedAt))
        .filter(({ at }) => !(at.getTime() < earliest))
        .map(({ name, at }) => ({
          name,
          local: localMoment(at),
          title: t(name, { time: time.format(at) }),
          day: day.format(at),
        }));
    },
  };
}
