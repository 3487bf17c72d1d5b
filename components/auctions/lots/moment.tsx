'use client';

import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useLot } from '@/components/auctions/lot-page/lot-provider';
import { formatMoment } from '@/lib/core/i18n/format';
import { fill } from '@/components/ui/fill';

/**
 * A date and time in a sentence: in the viewer's time zone after hydration, before it in UTC, always with the zone's
 * name.
 */
export function Moment({ at, sentence = '{date}' }: { at: string; sentence?: string }) {
  const { locale } = useLot();
  const hydrated = useHydrated();
  return <time dateTime={at}>{fill(sentence, { date: formatMoment(locale, at, hydrated ? undefined : 'UTC') })}</time>;
}
