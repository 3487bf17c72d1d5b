import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { LiveNotifications } from '@/components/messages/notifications/live-notifications';
import { MarkAllRead } from '@/components/messages/notifications/mark-all-read';
import { MailSwitches } from '@/components/messages/notifications/mail-switches';
import { NotificationList } from '@/components/messages/notifications/notification-list';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState, Panel } from '@/components/ui/panel';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { getViewer } from '@/lib/web/auth/viewer';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { readTopicCards } from '@/lib/market/topics/topic-cards';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { mailTimeZone } from '@/lib/core/i18n/time-zone';
import { MAIL_SWITCHES } from '@/lib/records/notifications/schema';
import { listNotifications } from '@/lib/records/notifications/list-notifications';
import { getMailSwitches } from '@/lib/records/notifications/mail-switches';
import { changeMailSwitch, markAllRead, markSeen } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('notifications', 'title');

/** What happened to the viewer's affairs, and which of it is mailed. */
export default async function NotificationsPage() {
  const [locale, viewer] = await Promise.all([currentLocale(), getViewer()]);
  const path = localizedPath(locale, '/dashboard/notifications');
  if (!viewer) redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(path)}`);
  // messages: notifications.switches.*
  const [t, user, notifications, switches] = await Promise.all([
    getTranslations({ locale, namespace: 'notifications' }),
    getUser(viewer),
    listNotifications(viewer),
    getMailSwitches(viewer),
  ]);
  const cards = await readTopicCards(notifications.flatMap(({ topic }) => topic ?? []));
  const [newest] = notifications;
  return (
    <div className="wrap pb-10">
      <div className="mx-auto max-w-180">
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-6 pb-5 sm:pt-8">
          <h1>{t('title')}</h1>
          {notifications.some(({ isRead }) => !isRead) ? (
            <MarkAllRead label={t('markAll')} markAllRead={markAllRead} />
          ) : null}
        </header>
        {newest ? (
          <LiveNotifications newest={`${newest.id} ${newest.happenedAt}`} markSeen={markSeen}>
            <NotificationList
              notifications={notifications}
              cards={cards}
              locale={locale}
              timeZone={mailTimeZone(user)}
            />
          </LiveNotifications>
        ) : (
          <LiveNotifications newest="" markSeen={markSeen}>
            <EmptyState
              picture="/art/empty.webp"
              title={t('empty')}
              action={
                <a href={localizedPath(locale, '/')} className={buttonVariants()}>
                  {t('browse')}
                </a>
              }
            >
              {t('emptyText')}
            </EmptyState>
          </LiveNotifications>
        )}
        <section aria-labelledby="mails" className="pt-6">
          <h2 id="mails" className="scroll-mt-20 text-20">
            {t('mailsTitle')}
          </h2>
          <p className="mt-1 mb-4 text-15 text-ink-2">{t('mailsText')}</p>
          <NeedsScript locale={locale} className="mb-4" />
          <Panel>
            <MailSwitches
              switches={MAIL_SWITCHES.map((name) => ({ name, label: t(`switches.${name}`), isOn: switches[name] }))}
              failed={t('failed')}
              change={changeMailSwitch}
            />
            <p className="mt-3 border-t border-line pt-4 text-14 text-ink-2">{t('mailsAlways')}</p>
          </Panel>
        </section>
      </div>
    </div>
  );
}
