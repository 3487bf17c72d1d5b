'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/web/http/define-action';
import { setMailSwitch } from '@/lib/records/notifications/mail-switches';
import { markNotificationsRead, markNotificationsSeen } from '@/lib/records/notifications/mark-notifications';
import { mailSwitchSchema } from '@/lib/records/notifications/schema';

const nothing = z.undefined();

const seeAll = defineAction(nothing, async (actor) => {
  await markNotificationsSeen(actor);
  return null;
});

export async function markSeen(): Promise<void> {
  await seeAll(undefined);
}

const readAll = defineAction(nothing, async (actor) => {
  await markNotificationsRead(actor, { topic: null });
  return null;
});

/** The target of a form that also works without scripts. */
export async function markAllRead(): Promise<void> {
  await readAll(undefined);
}

export const changeMailSwitch = defineAction(mailSwitchSchema, async (actor, input) => {
  await setMailSwitch(actor, input);
  return null;
});
