'use client';

import { fill } from '@/components/ui/fill';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { formatDate, formatLocalDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/**
 * When a listing was published or somebody registered, by the reader's calendar. The cached page, which is the same for everybody,
 * has the day in UTC.
 */
export function ListedOn({ at, sentence, locale }: { at: string; sentence: string; locale: Locale }) {
  const date = useHydrated() ? formatLocalDate(locale, at) : formatDate(locale, at);
  return <time dateTime={at}>{fill(sentence, { date })}</time>;
}
