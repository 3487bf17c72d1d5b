'use server';

import { z } from 'zod';
import { defineCommand } from '@/lib/web/http/define-action';
import { setMailSwitch } from '@/lib/records/notifications/mail-switches';
import { markNotificationsRead, markNotificationsSeen } from '@/lib/records/notifications/mark-notifications';
import { mailSwitchSchema } from '@/lib/records/notifications/schema';

const nothing = z.undefined();

const seeAll = defineCommand(nothing, (actor) => markNotificationsSeen(actor));

export async function markSeen(): Promise<void> {
  await seeAll(undefined);
}

const readAll = defineCommand(nothing, (actor) => markNotificationsRead(actor, { topic: null }));

/** The target of a form that also works without scripts. */
export async function markAllRead(): Promise<void> {
  await readAll(undefined);
}

export const changeMailSwitch = defineCommand(mailSwitchSchema, setMailSwitch);
