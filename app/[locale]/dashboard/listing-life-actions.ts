'use server';

import { z } from 'zod';
import { KINDS } from '@/lib/market/topics/kinds';
import { defineAction, defineCommand } from '@/lib/web/http/define-action';
import { markSold } from '@/lib/market/listings/mark-sold';
import { sellAnimals } from '@/lib/market/listings/sales/sell-animals';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { saleSchema } from '@/lib/market/price-history/schema';

const named = z.object({ kind: z.enum(['listing', 'equipment']), id: z.uuid() });

export const renew = defineCommand(named, (actor, { kind, id }) => renewListing<unknown>(actor, KINDS[kind], id));

export const setSold = defineCommand(named.extend({ sold: z.boolean() }), (actor, { kind, id, sold }) =>
  markSold<unknown>(actor, KINDS[kind], id, sold),
);

export const sell = defineAction(saleSchema, sellAnimals);
