'use server';

import { restoreUser } from '@/lib/accounts/restore-user';
import { restorationSchema, roleChangeSchema, suspensionSchema } from '@/lib/accounts/schema';
import { setRole } from '@/lib/accounts/set-role';
import { suspendUser } from '@/lib/accounts/suspend-user';
import { revalidateAds, revalidateBadge } from '@/lib/cache/page-cache';
import { defineAction } from '@/lib/http/define-action';

export const changeRole = defineAction(roleChangeSchema, setRole);

export const suspend = defineAction(suspensionSchema, async (actor, suspension) => {
  const user = await suspendUser(actor, suspension);
  revalidateBadge(user.id);
  revalidateAds();
  return user;
});

export const restore = defineAction(restorationSchema, async (actor, { userId }) => {
  const user = await restoreUser(actor, userId);
  revalidateBadge(user.id);
  revalidateAds();
  return user;
});
