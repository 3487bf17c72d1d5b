'use client';

import { useHydrated } from '@/components/forms/use-hydrated';
import { useLot } from '@/components/lot-page/lot-provider';
import { formatMoment } from '@/lib/i18n/format';
import { fill } from './fill';

/** A day and an hour in a sentence: in the visitor's time zone once the page runs there, before that in UTC, and always with its name. */
export function Moment({ at, sentence = '{date}' }: { at: string; sentence?: string }) {
  const { locale } = useLot();
  const hydrated = useHydrated();
  return <time dateTime={at}>{fill(sentence, { date: formatMoment(locale, at, hydrated ? undefined : 'UTC') })}</time>;
}
