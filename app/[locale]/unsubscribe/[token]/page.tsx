import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/finding/saved-searches/link-page';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { MailSwitch } from '@/lib/records/notifications/schema';
import { readSwitchLink } from '@/lib/records/notifications/mail-switches';
import { readStop } from '@/lib/finding/saved-searches/stop-by-link';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

/** Rendered per request: the page depends on whether the saved search still exists. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('savedSearches', 'stopTitle');

/** Turns off the mails about one thing; their settings are behind the second link. */
async function SwitchLinkPage({
  locale,
  token,
  name,
  isOn,
}: {
  locale: Locale;
  token: string;
  name: MailSwitch;
  isOn: boolean;
}) {
  // messages: notifications.switches.*
  const t = await getTranslations({ locale, namespace: 'notifications' });
  const mails = t(`switches.${name}`);
  return (
    <LinkPage
      icon={isOn ? 'mail' : 'check'}
      title={isOn ? t('offTitle') : t('offDone')}
      text={isOn ? t('offText', { mails }) : t('offDoneText', { mails })}
      form={
        isOn
          ? { action: `/api/unsubscribe/${encodeURIComponent(token)}?page=${locale}`, label: t('offAction') }
          : undefined
      }
      link={{ href: localizedPath(locale, '/dashboard/notifications#mails'), label: t('manageMails') }}
    />
  );
}

/** The target of the unsubscribe links in e-mails: those of saved searches, and those that a switch turns off. */
export default async function UnsubscribePage({ params }: PageProps<'/[locale]/unsubscribe/[token]'>) {
  const locale = await currentLocale();
  const token = decodeURIComponent((await params).token);
  const link = await readSwitchLink(token);
  if (link) return <SwitchLinkPage locale={locale} token={token} {...link} />;
  const [t, name] = await Promise.all([
    getTranslations({ locale, namespace: 'savedSearches' }),
    readStop(token).catch(onRefusal('not_found', notFound)),
  ]);
  if (name === null) {
    return (
      <LinkPage
        icon="check"
        title={t('stopped')}
        text={t('stoppedText')}
        link={{ href: localizedPath(locale, '/'), label: t('browse') }}
      />
    );
  }
  return (
    <LinkPage
      icon="mail"
      title={t('stopTitle')}
      text={t('stopText', { name })}
      form={{ action: `/api/unsubscribe/${encodeURIComponent(token)}?page=${locale}`, label: t('stopAction') }}
      link={{ href: localizedPath(locale, '/dashboard?tab=searches'), label: t('manage') }}
    />
  );
}
