'use server';

import { restoreUser } from '@/lib/account-closure/restore-user';
import { restorationSchema, suspensionSchema } from '@/lib/account-closure/schema';
import { suspendUser } from '@/lib/account-closure/suspend-user';
import { roleChangeSchema } from '@/lib/accounts/schema';
import { setRole } from '@/lib/accounts/set-role';
import { clearMissedAnswers as clearAnswers } from '@/lib/bid-standing/missed-answer';
import { biddingLimitSchema, clearAnswersSchema } from '@/lib/bid-standing/schema';
import { setBiddingLimit as setLimit } from '@/lib/bid-standing/set-bidding-limit';
import { defineAction } from '@/lib/http/define-action';

export const changeRole = defineAction(roleChangeSchema, setRole);

export const suspend = defineAction(suspensionSchema, (actor, suspension) => suspendUser(actor, suspension));

export const restore = defineAction(restorationSchema, (actor, { userId }) => restoreUser(actor, userId));

export const setBiddingLimit = defineAction(biddingLimitSchema, async (actor, input) => {
  await setLimit(actor, input);
  return null;
});

export const clearMissedAnswers = defineAction(clearAnswersSchema, async (actor, { userId }) => {
  await clearAnswers(actor, userId);
  return null;
});
