'use client';

import type { AdSlotName } from '@/lib/money/banner-ads/dto';
import { AdFill } from './ad-fill';

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
