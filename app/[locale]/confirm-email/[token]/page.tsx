import { getTranslations } from 'next-intl/server';
import { LinkPage } from '@/components/finding/saved-searches/link-page';
import { readConfirmationLink } from '@/lib/accounts/email-confirmation/confirm-address';
import { onRefusal } from '@/lib/core/errors/domain-error';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';

/** Rendered per request: the page depends on whether the address is confirmed. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('confirmEmail', 'title');

/** The target of the link in a confirmation mail: one click confirms the address, without signing in. */
export default async function ConfirmEmailLinkPage({
  params,
  searchParams,
}: PageProps<'/[locale]/confirm-email/[token]'>) {
  const locale = await currentLocale();
  const token = decodeURIComponent((await params).token);
  const [t, { email, state }] = await Promise.all([
    getTranslations({ locale, namespace: 'confirmEmail' }),
    readConfirmationLink(token).catch(onRefusal('not_found', () => ({ email: '', state: 'expired' as const }))),
  ]);
  const dashboard = { href: localizedPath(locale, '/dashboard'), label: t('toDashboard') };
  if (state === 'confirmed' && (await searchParams).locked)
    return (
      <LinkPage
        icon="check"
        title={t('done')}
        text={t('linkLockedText', { email })}
        link={{ href: localizedPath(locale, '/auth?mode=forgot'), label: t('choosePassword') }}
      />
    );
  if (state === 'confirmed')
    return <LinkPage icon="check" title={t('done')} text={t('linkDoneText', { email })} link={dashboard} />;
  if (state === 'expired')
    return (
      <LinkPage
        icon="info"
        title={t('linkExpired')}
        text={t('linkExpiredText')}
        link={{ href: localizedPath(locale, '/confirm-email'), label: t('linkAnother') }}
      />
    );
  return (
    <LinkPage
      icon="mail"
      title={t('title')}
      text={t('linkText', { email })}
      form={{ action: `/api/confirm-email/${encodeURIComponent(token)}?page=${locale}`, label: t('linkAction') }}
      link={{ href: localizedPath(locale, '/'), label: t('linkNotMe') }}
    />
  );
}
