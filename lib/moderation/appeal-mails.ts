import 'server-only';
import { layoutEmail, type Email } from '@/lib/email/layout';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { siteUrl } from '@/lib/i18n/site-url';
import { translator } from '@/lib/i18n/translator';
import { privateTopicPath, type Topic } from '@/lib/topics/schema';
import type { TopicOwner } from './case-topic';
import type { AppealAction } from './schema';

/** Returns the e-mail that tells an owner, in their language, how their appeal was decided. */
export async function appealOutcomeMail(
  { email, firstName, language }: TopicOwner,
  { title, topic, action }: { title: string; topic: Topic; action: AppealAction },
): Promise<Email> {
  // messages: email.appeal.*
  const t = await translator(language, 'email');
  const path = localizedPath(isLocale(language) ? language : DEFAULT_LOCALE, privateTopicPath(topic));
  return layoutEmail(email, {
    subject: t(`appeal.${action}.subject`, { title }),
    greeting: t('greeting', { name: firstName }),
    paragraphs: [t(`appeal.${action}.body`, { title }), t(`appeal.${action}.next`)],
    action: { label: t('appeal.action'), href: new URL(path, siteUrl()).href },
    footer: t('footer'),
  });
}
