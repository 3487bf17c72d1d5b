'use server';

import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { reportMissedAnswer } from '@/lib/market/sanctions/missed-answer';
import { idSchema } from '@/lib/market/sanctions/schema';
import { defineCommand } from '@/lib/web/http/define-action';

export const cancelOwnLot = defineCommand(idSchema, (actor, { id }) => cancelLot(actor, id));

export const reportNoAnswer = defineCommand(idSchema, (actor, { id }) => reportMissedAnswer(actor, id));
