'use server';

import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { restorationSchema, suspensionSchema } from '@/lib/closure/account-closure/schema';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { roleChangeSchema } from '@/lib/accounts/accounts/schema';
import { setRole } from '@/lib/accounts/accounts/set-role';
import { clearMissedAnswers as clearAnswers } from '@/lib/market/sanctions/missed-answer';
import { biddingLimitSchema, clearAnswersSchema } from '@/lib/market/sanctions/schema';
import { setBiddingLimit as setLimit } from '@/lib/market/sanctions/set-bidding-limit';
import { defineAction, defineCommand } from '@/lib/web/http/define-action';

export const changeRole = defineAction(roleChangeSchema, setRole);

export const suspend = defineAction(suspensionSchema, async (actor, suspension) => {
  const { mayUndo } = await suspendUser(actor, suspension);
  return { mayUndo };
});

export const restore = defineAction(restorationSchema, (actor, { userId }) => restoreUser(actor, userId));

export const setBiddingLimit = defineCommand(biddingLimitSchema, setLimit);

export const clearMissedAnswers = defineCommand(clearAnswersSchema, (actor, { userId }) => clearAnswers(actor, userId));
