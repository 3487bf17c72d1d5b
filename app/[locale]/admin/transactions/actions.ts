'use server';

import { revalidateAds, revalidateListing } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';
import { moveTransaction } from '@/lib/transactions/move-transaction';
import { moveOfSchema } from '@/lib/transactions/schema';

export const move = defineAction(moveOfSchema, async (actor, { id, ...change }) => {
  const moved = await moveTransaction(actor, id, change);
  if (moved.listing) revalidateListing(moved.listing.id);
  if (moved.bannerAdId) revalidateAds();
  return moved;
});
