/** The two sides of a negotiation and of a deal. */
export type Side = 'seller' | 'buyer';

type Parties = { sellerId: string | null; buyerId: string | null };

/** The side that somebody is on; null if they have no part in it. */
export function sideOf({ sellerId, buyerId }: Parties, userId: string): Side | null {
  if (userId === sellerId) return 'seller';
  return userId === buyerId ? 'buyer' : null;
}

export const otherSide = (side: Side): Side => (side === 'seller' ? 'buyer' : 'seller');

/** Who is on a side; null once their account is deleted. */
export const personOn = ({ sellerId, buyerId }: Parties, side: Side): string | null =>
  side === 'seller' ? sellerId : buyerId;
