'use client';

import { useEffect, useRef, useState } from 'react';
import type { AdSlotName, ShownAd } from '@/lib/money/banner-ads/dto';
import { AdCard } from './ad-card';
import { askForAd, reportSeen, whenSeen } from './ad-view';

/**
 * A place for an advertisement, filled by the browser because pages are cached. While any advertisement runs
 * (`data-ads` on the body, set by the layout), the page reserves the exact box, otherwise none, so the layout never
 * shifts.
 */
export function AdBox({ slot, label }: { slot: AdSlotName; label: string }) {
  return (
    <div data-ad-slot={slot} className="ad-slot">
      <AdFill slot={slot} label={label} />
    </div>
  );
}

/** Fills a slot: requests its advertisement together with the page's other slots and reports the impression once. */
function AdFill({ slot, label }: { slot: AdSlotName; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [ad, setAd] = useState<ShownAd>();
  // A slot without a box (no advertisement runs, or the screen has no room) requests nothing.
  useEffect(() => (box.current?.offsetParent ? askForAd(slot, setAd) : undefined), [slot]);
  useEffect(() => (ad && box.current ? whenSeen(box.current, () => reportSeen(ad.id)) : undefined), [ad]);
  return (
    <div ref={box} className="ad-frame">
      {ad ? <AdCard ad={ad} slot={slot} label={label} href={`/api/banner-ads/${ad.id}/click`} /> : null}
    </div>
  );
}
