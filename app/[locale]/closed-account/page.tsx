import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { ReopenAccount } from '@/components/accounts/profile/reopen-account';
import { deletionDate } from '@/lib/closure/account-closure/deletion-date';
import { getClosedAccount, getViewer } from '@/lib/web/auth/viewer';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { formatDate } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('profile', 'closedTitle');

/** All that the owner of a closed account can open: when it is deleted, and the button that calls it off. */
export default async function ClosedAccountPage() {
  const locale = await currentLocale();
  const path = (to: string) => localizedPath(locale, to);
  if (await getViewer()) redirect(path('/profile'));
  const account = await getClosedAccount();
  if (!account) redirect(`${path('/auth')}?next=${encodeURIComponent(path('/closed-account'))}`);
  const t = await getTranslations({ locale, namespace: 'profile' });
  const date = formatDate(locale, deletionDate(account.closedAt));
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="max-w-form">
        <h1>{t('closedHeading', { date })}</h1>
        <p className="mt-3 text-ink-2">{t('closedText')}</p>
        <p className="mt-3 text-ink-2">{t('closedReturn')}</p>
        <NeedsScript locale={locale} />
        <ReopenAccount profileHref={path('/profile')} homeHref={path('/')} />
      </div>
    </div>
  );
}
