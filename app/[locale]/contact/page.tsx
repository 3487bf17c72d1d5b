import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { ContactForm } from '@/components/messages/support/contact-form';
import { Note } from '@/components/ui/note';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { fullName } from '@/lib/core/validation/full-name';
import { getViewer } from '@/lib/web/auth/viewer';
import { env } from '@/lib/core/env';
import { helpPath } from '@/lib/pages/help/schema';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { contactQuerySchema, SUPPORT_MESSAGE_MAX, SUPPORT_TOPICS } from '@/lib/messages/support/schema';
import { send } from './actions';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

/** Rendered per request: it fills in who is signed in, and what the link that led here is about. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await translator(locale, 'support');
  return { title: t('title'), description: t('description'), alternates: alternates(locale, '/contact') };
}

export default async function ContactPage({ searchParams }: PageProps<'/[locale]/contact'>) {
  // messages: support.topics.*
  const [locale, viewer] = await Promise.all([currentLocale(), getViewer()]);
  const [t, user] = await Promise.all([translator(locale, 'support'), viewer ? getUser(viewer) : null]);
  const { topic, about } = contactQuerySchema.parse(await searchParams);
  return (
    <div className="wrap grid gap-x-14 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,42rem)_1fr]">
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-3 max-w-form text-ink-2">{t('text')}</p>
        <ContactForm
          send={send}
          initial={{
            key: randomUUID(),
            language: locale,
            topic,
            reference: about,
            name: user ? fullName(user) : '',
            email: user?.email ?? '',
            message: '',
          }}
          topics={SUPPORT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
          helpHref={localizedPath(locale, '/help')}
          maxLength={SUPPORT_MESSAGE_MAX}
          labels={pickLabels(t, [
            'topic',
            'chooseTopic',
            'name',
            'email',
            'emailHelp',
            'reference',
            'referenceHelp',
            'optional',
            'message',
            'messageHelp',
            'send',
            'sending',
            'received',
            'receivedText',
            'next',
            'toHelp',
            'offline',
          ])}
        />
      </div>
      <aside className="grid content-start gap-4 text-15 lg:pt-2">
        <Note tone="error" role="note" icon="triangle-alert" title={t('paidTitle')}>
          {t('paidText')}{' '}
          <a href={localizedPath(locale, helpPath('paid-no-animals'))} className="font-semibold underline">
            {t('paidLink')}
          </a>
        </Note>
        {env.SUPPORT_EMAIL ? (
          <p className="text-ink-2">
            {t('byMail')}{' '}
            <a href={`mailto:${env.SUPPORT_EMAIL}`} className="link break-all">
              {env.SUPPORT_EMAIL}
            </a>
          </p>
        ) : null}
        <p className="text-ink-2">
          {t('privacy')}{' '}
          <a href={localizedPath(locale, '/privacy')} className="link">
            {t('privacyLink')}
          </a>
        </p>
      </aside>
    </div>
  );
}
