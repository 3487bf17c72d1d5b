import type { MyStanding } from '@/lib/market/auctions/dto';

/** The position on a lot of somebody who hasn't bid on it. */
export const standing = (traits: Partial<MyStanding> = {}): MyStanding => ({
  leading: false,
  maximum: null,
  bidIds: [],
  loweredFrom: null,
  refused: null,
  most: '25000.00',
  isVoid: false,
  watching: false,
  isSeller: false,
  mayCancel: false,
  mayEdit: false,
  won: false,
  winner: null,
  deal: null,
  ...traits,
});
