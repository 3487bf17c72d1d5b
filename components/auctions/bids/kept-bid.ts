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

/** Returns the maximum of a bid that was never answered; empty if there is none. */
export function keptBid(lotId: string): string {
  try {
    const maximum = sessionStorage.getItem(key(lotId));
    return maximum && /^\d{1,12}(\.\d{1,2})?$/.test(maximum) ? maximum : '';
  } catch {
    return '';
  }
}
