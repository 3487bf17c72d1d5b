'use server';

import { z } from 'zod';
import { acceptQuote } from '@/lib/deals/freight/accept-quote';
import { askFreight } from '@/lib/deals/freight/ask-freight';
import { cancelFreight } from '@/lib/deals/freight/end-freight';
import { changeQuote, quoteFreight, withdrawQuote } from '@/lib/deals/freight/quote-freight';
import { acceptSchema, freightSchema, quoteSchema } from '@/lib/deals/freight/schema';
import { defineAction, defineCommand } from '@/lib/web/http/define-action';

const ofDeal = z.object({ number: z.number() });
const ofFreight = z.object({ freightId: z.string() });
const ofQuote = ofFreight.extend({ quoteId: z.string() });

export const ask = defineAction(ofDeal.and(freightSchema), async (actor, { number, ...input }) => {
  const { id } = await askFreight(actor, number, input);
  return { id };
});

export const cancel = defineCommand(ofFreight, (actor, { freightId }) => cancelFreight(actor, freightId));

export const quote = defineCommand(ofFreight.and(quoteSchema), (actor, { freightId, ...input }) =>
  quoteFreight(actor, freightId, input),
);

export const change = defineCommand(ofQuote.and(quoteSchema), (actor, { freightId, quoteId, ...input }) =>
  changeQuote(actor, freightId, quoteId, input),
);

export const withdraw = defineCommand(ofQuote, (actor, { freightId, quoteId }) =>
  withdrawQuote(actor, freightId, quoteId),
);

export const accept = defineCommand(ofQuote.and(acceptSchema), (actor, { freightId, quoteId, version }) =>
  acceptQuote(actor, freightId, quoteId, version),
);
