'use client';

import { useEffect, useRef, useState } from 'react';
import type { AdSlotName, ShownAd } from '@/lib/money/banner-ads/dto';
import { AdCard } from './ad-card';
import { askForAd, reportSeen, whenSeen } from './ad-view';

/** Fills a slot: requests its advertisement together with the page's other slots and reports the impression once. */
export function AdFill({ slot, label }: { slot: AdSlotName; label: string }) {
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
