import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/finding/saved-searches/link-page';
import { readRestoration } from '@/lib/accounts/email-confirmation/restore-address';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

/** Rendered per request: the page depends on whether the change can still be taken back. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('confirmEmail', 'restoreTitle');

/** The target of the link in the mail to a replaced address: its owner takes the change back, without signing in. */
export default async function RestoreEmailPage({ params }: PageProps<'/[locale]/restore-email/[token]'>) {
  const locale = await currentLocale();
  const token = decodeURIComponent((await params).token);
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'confirmEmail' }),
    readRestoration(token).catch(onRefusal('not_found', () => null)),
  ]);
  if (!found)
    return (
      <LinkPage
        icon="info"
        title={t('restoreDone')}
        text={t('restoreDoneText')}
        link={{ href: localizedPath(locale, '/auth?mode=forgot'), label: t('restorePassword') }}
      />
    );
  return (
    <LinkPage
      icon="shield-check"
      title={t('restoreTitle')}
      text={t('restoreText', { email: found.email })}
      form={{ action: `/api/restore-email/${encodeURIComponent(token)}?page=${locale}`, label: t('restoreAction') }}
      link={{ href: localizedPath(locale, '/'), label: t('restoreNot') }}
    />
  );
}
