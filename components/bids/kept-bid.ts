import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const key = (lotId: string) => `bid-${lotId}`;

/** Keeps the maximum of a bid that is being sent, in case the phone ends the tab while its bidder reads a mailed code. */
export function keepBid(lotId: string, maximum: string | null): void {
  try {
    if (maximum === null) sessionStorage.removeItem(key(lotId));
    else sessionStorage.setItem(key(lotId), maximum);
  } catch {
    // Storage may be blocked; then it is typed again.
  }
}

/** Returns the maximum of a bid that was never answered, as people type it; empty if there is none. */
export function keptBid(lotId: string, locale: Locale): string {
  try {
    const maximum = sessionStorage.getItem(key(lotId));
    return maximum && /^\d{1,12}(\.\d{1,2})?$/.test(maximum) ? formatPrice(locale, maximum) : '';
  } catch {
    return '';
  }
}
