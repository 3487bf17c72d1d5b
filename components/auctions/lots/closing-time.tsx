'use client';

import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { formatMoment, formatOwnMoment } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** When an auction closes: in the viewer's time zone after hydration, before it in UTC, with the zone's name. */
export function ClosingTime({ at, locale }: { at: string; locale: Locale }) {
  const hydrated = useHydrated();
  return <time dateTime={at}>{hydrated ? formatOwnMoment(locale, at) : formatMoment(locale, at, 'UTC')}</time>;
}
