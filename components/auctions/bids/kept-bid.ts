import { tabStorage } from '@/components/ui/shared-data/stored';

const key = (lotId: string) => `bid-${lotId}`;

/** Keeps the maximum of a bid that is being sent, in case the phone ends the tab while its bidder reads a mailed code. */
export function keepBid(lotId: string, maximum: string | null): void {
  tabStorage.write(key(lotId), maximum);
}

/** Returns the maximum of a bid that was never answered; empty if there is none. */
export function keptBid(lotId: string): string {
  const maximum = tabStorage.read(key(lotId)) ?? '';
  return /^\d{1,12}(\.\d{1,2})?$/.test(maximum) ? maximum : '';
}
