'use server';

import { declarePremises, withdrawPremises } from '@/lib/market/declared-ids/declare-premises';
import { declareTags } from '@/lib/market/declared-ids/declare-tags';
import { declaredIdSchema, premisesSchema, tagsSchema } from '@/lib/market/declared-ids/schema';
import { defineAction } from '@/lib/web/http/define-action';
import { deletePaper } from '@/lib/market/papers/add-paper';
import { grantSchema, paperIdSchema, requestSchema, revokeSchema } from '@/lib/market/papers/schema';
import { grantPaper, requestPaper, revokePaper } from '@/lib/market/papers/share-paper';

export const addPremises = defineAction(premisesSchema, declarePremises);

export const removePremises = defineAction(declaredIdSchema, (actor, { id }) => withdrawPremises(actor, id));

export const saveTags = defineAction(tagsSchema, declareTags);

export const removePaper = defineAction(paperIdSchema, (actor, { paperId }) => deletePaper(actor, paperId));

export const askForPaper = defineAction(requestSchema, (actor, input) => requestPaper(actor, input));

export const sharePaper = defineAction(grantSchema, (actor, input) => grantPaper(actor, input));

export const endSharing = defineAction(revokeSchema, (actor, input) => revokePaper(actor, input));
