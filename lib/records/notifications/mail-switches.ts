import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import type { OptOut } from '@/lib/core/email/layout';
import { readLink, signLink } from '@/lib/core/email/signed-link';
import { siteUrl, pageUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { consume } from '@/lib/core/rate-limit/limit';
import { isId } from '@/lib/core/validation/fields';
import { MAIL_SWITCHES, traitsOf, type MailSwitch, type MailSwitchInput, type NotificationKind } from './schema';

/** Whether each switch is on. */
export type MailSwitches = Record<MailSwitch, boolean>;

/** Returns which mails the actor wants. */
export async function getMailSwitches(actor: Actor): Promise<MailSwitches> {
  const { mailsOff } = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { mailsOff: true } });
  return Object.fromEntries(MAIL_SWITCHES.map((name) => [name, !mailsOff.includes(name)])) as MailSwitches;
}

/**
 * Turns mails of one switch on or off; the bell shows what happens in any case. Idempotent.
 * @throws DomainError `rate_limited`.
 */
export async function setMailSwitch(actor: Actor, { name, isOn }: MailSwitchInput): Promise<void> {
  await consume('changeByUser', actor.id);
  await change(actor.id, name, isOn);
}

async function change(userId: string, name: MailSwitch, isOn: boolean): Promise<void> {
  // One statement, so that two switches changed at once both count.
  await db.$executeRaw`
    UPDATE users SET mails_off = CASE WHEN ${isOn} THEN array_remove(mails_off, ${name}) ELSE array_append(array_remove(mails_off, ${name}), ${name}) END
    WHERE id = ${userId}::uuid`;
}

/** Returns the unsubscribe link of mails about a kind, for its footer and headers; undefined for those always sent. */
export async function optOutOf(
  recipient: { id: string; language: string },
  kind: NotificationKind,
): Promise<OptOut | undefined> {
  const { mail } = traitsOf(kind);
  if (!mail) return undefined;
  const t = await translator(recipient.language, 'email');
  const token = signLink('mail-switch', `${recipient.id}_${mail}`);
  return {
    label: t('switchOff'),
    href: pageUrl(recipient.language, `/unsubscribe/${token}`),
    oneClick: new URL(`/api/unsubscribe/${token}`, siteUrl()).href,
  };
}

/** Returns the account and the switch of an unsubscribe link; null if the token is for something else. */
function readToken(token: string): { userId: string; name: MailSwitch } | null {
  const [userId = '', text] = readLink('mail-switch', token)?.split('_') ?? [];
  const name = MAIL_SWITCHES.find((known) => known === text);
  return isId(userId) && name ? { userId, name } : null;
}

/**
 * Returns the switch that an unsubscribe link turns off, and whether it is on; null if the link is for something else.
 * Changes nothing, because mail scanners follow links.
 */
export async function readSwitchLink(token: string): Promise<{ name: MailSwitch; isOn: boolean } | null> {
  const link = readToken(token);
  if (!link) return null;
  const user = await db.user.findUnique({ where: { id: link.userId }, select: { mailsOff: true } });
  return { name: link.name, isOn: user !== null && !user.mailsOff.includes(link.name) };
}

/**
 * Turns off the mails that an unsubscribe link names. Idempotent; returns false if the link is for something else.
 * @throws DomainError `rate_limited`.
 */
export async function switchOffByLink(token: string): Promise<boolean> {
  const link = readToken(token);
  if (!link) return false;
  await consume('linkByTopic', `${link.userId}_${link.name}`);
  await change(link.userId, link.name, false);
  return true;
}
