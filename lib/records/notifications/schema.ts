import { z } from 'zod';
import { MINUTE_MS } from '@/lib/core/durations';
import { parseTopic } from '@/lib/core/topics/schema';
import { message } from '@/lib/core/validation/field-errors';

/** The switches for mails in the settings, in their order there. */
export const MAIL_SWITCHES = [
  'messages',
  'outbid',
  'lotEnding',
  'lotEnded',
  'listingExpires',
  'savedSearches',
  'reports',
] as const;

export type MailSwitch = (typeof MAIL_SWITCHES)[number];

/**
 * A message usually gets its answer within minutes if its recipient is online: whoever reads it until then gets no mail
 * about it, and what follows it until then is in the same mail.
 */
const MESSAGE_MAIL_DELAY_MS = 3 * MINUTE_MS;

type KindTraits = {
  icon: string;
  /** The switch of its mails; null for what concerns money, decisions about the user's own things and their account. */
  mail: MailSwitch | null;
  /** How long its mail waits, in which repetitions join it. */
  mailDelayMs?: number;
};

/**
 * Everything that users are notified of. A new kind is an entry here, its texts in `messages` (`notifications.kinds`), its
 * page in `notificationPath` and a call of `notify` where it happens.
 */
export const NOTIFICATION_KINDS = {
  message: { icon: 'message-circle', mail: 'messages', mailDelayMs: MESSAGE_MAIL_DELAY_MS },
  outbid: { icon: 'trending-up', mail: 'outbid' },
  lotEnding: { icon: 'timer', mail: 'lotEnding' },
  lotWon: { icon: 'gavel', mail: null },
  lotLost: { icon: 'gavel', mail: 'lotEnded' },
  lotNotReached: { icon: 'gavel', mail: 'lotEnded' },
  lotSold: { icon: 'gavel', mail: null },
  lotUnsold: { icon: 'gavel', mail: 'lotEnded' },
  lotWithoutBids: { icon: 'gavel', mail: 'lotEnded' },
  lotCancelled: { icon: 'ban', mail: null },
  lotReckoned: { icon: 'gavel', mail: null },
  bidsVoid: { icon: 'ban', mail: null },
  winVoid: { icon: 'ban', mail: null },
  lotAwarded: { icon: 'gavel', mail: null },
  lotClosed: { icon: 'gavel', mail: null },
  answerMissed: { icon: 'triangle-alert', mail: null },
  takenDown: { icon: 'shield-check', mail: null },
  reportDecided: { icon: 'shield-check', mail: 'reports' },
  conductReportDecided: { icon: 'shield-check', mail: 'reports' },
  messageRemoved: { icon: 'shield-check', mail: null },
  warned: { icon: 'triangle-alert', mail: null },
  listingReviewed: { icon: 'shield-check', mail: 'reports' },
  appealDecided: { icon: 'scale', mail: null },
  listingHeld: { icon: 'shield-check', mail: null },
  conductAppealDecided: { icon: 'scale', mail: null },
  listingExpires: { icon: 'hourglass', mail: 'listingExpires' },
  savedSearch: { icon: 'search', mail: 'savedSearches' },
  verificationDecided: { icon: 'badge-check', mail: null },
  paperRequested: { icon: 'file-text', mail: null },
  paperGranted: { icon: 'file-check', mail: null },
  paperExpires: { icon: 'hourglass', mail: null },
  phoneAsked: { icon: 'smartphone', mail: null },
  phoneAnswered: { icon: 'smartphone', mail: null },
  offer: { icon: 'handshake', mail: 'messages' },
  deal: { icon: 'handshake', mail: null },
  visit: { icon: 'calendar', mail: 'messages' },
  freight: { icon: 'truck', mail: 'messages' },
  bannerDecided: { icon: 'newspaper', mail: null },
} as const satisfies Record<string, KindTraits>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Returns the traits of a kind, with those that only some have. */
export function traitsOf(kind: NotificationKind): KindTraits {
  return NOTIFICATION_KINDS[kind];
}

/** True if `value` names a kind; rows may hold kinds of an earlier or a later version. */
export function isNotificationKind(value: string): value is NotificationKind {
  return Object.hasOwn(NOTIFICATION_KINDS, value);
}

/**
 * Which notifications were read: those about one listing or lot, in the format of `topicText`, those that lead to the page of
 * an offer, a deal, a visit or a journey, or all.
 */
export const readNotificationsSchema = z.object({
  topic: z
    .string(message('invalid'))
    .max(60, message('invalid'))
    .nullish()
    .transform((text, context) => {
      if (text === null || text === undefined) return null;
      const topic = parseTopic(text);
      if (!topic) context.addIssue({ code: 'custom', message: message('invalid') });
      return topic;
    }),
  page: z
    .string(message('invalid'))
    .regex(/^\/(?:offers|deals|visits|freight)\/[0-9a-f-]{1,36}$/, message('invalid'))
    .optional(),
});

export type ReadNotificationsInput = z.output<typeof readNotificationsSchema>;

export const mailSwitchSchema = z.object({ name: z.enum(MAIL_SWITCHES, message('invalid')), isOn: z.boolean() });

export type MailSwitchInput = z.output<typeof mailSwitchSchema>;
