'use client';

import { useEffect, useState } from 'react';
import { fill } from '@/components/ui/fill';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { PLACE_COOKIE } from '@/lib/core/visitor-hints/visitor-place';

/** Only a town or region of the gazetteer, which the cookie names by its id, is somewhere to measure from. */
const SAID = new RegExp(`(?:^|; )${PLACE_COOKIE}=\\d`);

async function kmTo(place: string, signal: AbortSignal): Promise<number | null> {
  const answer = await fetch(`/api/places/distance?${new URLSearchParams({ to: place }).toString()}`, { signal });
  return answer.ok ? ((await answer.json()) as { km: number | null }).km : null;
}

/** How far a listing is from the visitor's own place, if they have said it: the page itself is the same for everybody. */
export function OwnDistance({ to, locale, label }: { to: string; locale: Locale; label: string }) {
  const [km, setKm] = useState<number | null>(null);
  useEffect(() => {
    if (!SAID.test(document.cookie)) return;
    const abort = new AbortController();
    kmTo(to, abort.signal).then(setKm, () => undefined);
    return () => abort.abort();
  }, [to]);
  return km === null ? null : <span className="own-distance"> · {fill(label, { km: formatNumber(locale, km) })}</span>;
}
