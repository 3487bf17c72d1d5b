'use client';

import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useLot } from '@/components/auctions/lot-page/lot-provider';
import { formatMoment, formatOwnMoment } from '@/lib/core/i18n/format';
import { fill } from '@/components/ui/fill';

/**
 * A date and time in a sentence: in the viewer's time zone after hydration, before it in UTC, with the zone's name.
 */
export function Moment({ at, sentence = '{date}' }: { at: string; sentence?: string }) {
  const { locale } = useLot();
  const hydrated = useHydrated();
  const date = hydrated ? formatOwnMoment(locale, at) : formatMoment(locale, at, 'UTC');
  return <time dateTime={at}>{fill(sentence, { date })}</time>;
}
