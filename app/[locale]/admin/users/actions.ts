'use server';

import { restoreUser } from '@/lib/accounts/restore-user';
import { restorationSchema, roleChangeSchema, suspensionSchema } from '@/lib/accounts/schema';
import { setRole } from '@/lib/accounts/set-role';
import { suspendUser } from '@/lib/accounts/suspend-user';
import { defineAction } from '@/lib/http/define-action';

export const changeRole = defineAction(roleChangeSchema, setRole);

export const suspend = defineAction(suspensionSchema, (actor, suspension) => suspendUser(actor, suspension));

export const restore = defineAction(restorationSchema, (actor, { userId }) => restoreUser(actor, userId));
