'use server';

import { z } from 'zod';
import { acceptQuote } from '@/lib/deals/freight/accept-quote';
import { askFreight } from '@/lib/deals/freight/ask-freight';
import { cancelFreight } from '@/lib/deals/freight/end-freight';
import { changeQuote, quoteFreight, withdrawQuote } from '@/lib/deals/freight/quote-freight';
import { acceptSchema, freightSchema, quoteSchema } from '@/lib/deals/freight/schema';
import { defineAction } from '@/lib/web/http/define-action';

const ofDeal = z.object({ number: z.number() });
const ofFreight = z.object({ freightId: z.string() });
const ofQuote = ofFreight.extend({ quoteId: z.string() });

export const ask = defineAction(ofDeal.and(freightSchema), async (actor, { number, ...input }) => {
  const { id } = await askFreight(actor, number, input);
  return { id };
});

export const cancel = defineAction(ofFreight, async (actor, { freightId }) => {
  await cancelFreight(actor, freightId);
  return null;
});

export const quote = defineAction(ofFreight.and(quoteSchema), async (actor, { freightId, ...input }) => {
  await quoteFreight(actor, freightId, input);
  return null;
});

export const change = defineAction(ofQuote.and(quoteSchema), async (actor, { freightId, quoteId, ...input }) => {
  await changeQuote(actor, freightId, quoteId, input);
  return null;
});

export const withdraw = defineAction(ofQuote, async (actor, { freightId, quoteId }) => {
  await withdrawQuote(actor, freightId, quoteId);
  return null;
});

export const accept = defineAction(ofQuote.and(acceptSchema), async (actor, { freightId, quoteId, version }) => {
  await acceptQuote(actor, freightId, quoteId, version);
  return null;
});
