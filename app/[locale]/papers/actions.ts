'use server';

import { declarePremises, withdrawPremises } from '@/lib/declared-ids/declare-premises';
import { declareTags } from '@/lib/declared-ids/declare-tags';
import { declaredIdSchema, premisesSchema, tagsSchema } from '@/lib/declared-ids/schema';
import { defineAction } from '@/lib/http/define-action';

export const addPremises = defineAction(premisesSchema, declarePremises);

export const removePremises = defineAction(declaredIdSchema, (actor, { id }) => withdrawPremises(actor, id));

export const saveTags = defineAction(tagsSchema, declareTags);
