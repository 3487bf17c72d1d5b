'use server';

import { z } from 'zod';
import { KINDS } from '@/lib/market/topics/kinds';
import { defineAction } from '@/lib/web/http/define-action';
import { markSold } from '@/lib/market/listings/mark-sold';
import { sellAnimals } from '@/lib/market/listings/sales/sell-animals';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { saleSchema } from '@/lib/market/price-history/schema';

const named = z.object({ kind: z.enum(['listing', 'equipment']), id: z.uuid() });

export const renew = defineAction(named, async (actor, { kind, id }) => {
  await renewListing<unknown>(actor, KINDS[kind], id);
  return null;
});

export const setSold = defineAction(named.extend({ sold: z.boolean() }), async (actor, { kind, id, sold }) => {
  await markSold<unknown>(actor, KINDS[kind], id, sold);
  return null;
});

export const sell = defineAction(saleSchema, sellAnimals);
