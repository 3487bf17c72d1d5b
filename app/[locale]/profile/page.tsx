import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HelpLink } from '@/components/ui/page/help-link';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { AccountSection } from '@/components/accounts/profile/account-section';
import { DataExport } from '@/components/accounts/profile/data-export';
import { DeleteAccount } from '@/components/accounts/profile/delete-account';
import { DetailsForm } from '@/components/accounts/profile/details-form';
import { EmailForm } from '@/components/accounts/profile/email-form';
import { PasswordForm } from '@/components/accounts/profile/password-form';
import { PhoneSection } from '@/components/accounts/profile/phone-section';
import { PictureField } from '@/components/accounts/profile/picture-field';
import { SessionList, type SessionRow } from '@/components/accounts/profile/session-list';
import { SecondFactor } from '@/components/accounts/security/second-factor';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { sessionToken } from '@/lib/web/auth/session-cookie';
import { getViewer } from '@/lib/web/auth/viewer';
import { getConfirmation } from '@/lib/accounts/email-confirmation/get-confirmation';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { formatDate, formatFileSize, formatRelativeDay } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import { getDataExport } from '@/lib/closure/personal-data/get-data-export';
import { getPhoneConfirmation } from '@/lib/accounts/phone-confirmation/get-phone-confirmation';
import { getSecondFactor } from '@/lib/accounts/second-factor/get-second-factor';
import { listSessions, type SessionDto } from '@/lib/accounts/sessions/list-sessions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'profile' });
  return { title: t('title'), robots: { index: false } };
}

/** The viewer's own account: profile, sign-in methods, sessions and deletion. */
export default async function ProfilePage() {
  const [locale, viewer, token] = await Promise.all([currentLocale(), getViewer(), sessionToken()]);
  const path = localizedPath(locale, '/profile');
  if (!viewer || !token) redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(path)}`);
  const [t, user, sessions, factor, confirmation, phone, data] = await Promise.all([
    getTranslations({ locale, namespace: 'profile' }),
    getUser(viewer),
    listSessions(viewer, token),
    getSecondFactor(viewer),
    getConfirmation(viewer),
    getPhoneConfirmation(viewer),
    getDataExport(viewer),
  ]);

  const deviceName = ({ browser, system }: SessionDto['device']): string => {
    if (browser && system) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
  const rows: SessionRow[] = sessions.map(({ id, device, createdAt, lastUsedAt, expiresAt, current }) => ({
    id,
    device: deviceName(device),
    handheld: HANDHELD.has(device.system ?? ''),
    current,
    details: [
      t('lastUsed', { day: formatRelativeDay(locale, lastUsedAt) }),
      ...(createdAt ? [t('openedOn', { date: formatDate(locale, createdAt) })] : []),
      t('endsOn', { date: formatDate(locale, expiresAt) }),
    ].join(' · '),
  }));

  const dataReady =
    data?.state === 'ready'
      ? t('dataReady', { size: formatFileSize(locale, data.size), date: formatDate(locale, data.expiresAt) })
      : null;

  const usedAndAdded = ({ addedAt, usedAt }: { addedAt: string; usedAt: string | null }): string =>
    [
      ...(usedAt ? [t('lastUsed', { day: formatRelativeDay(locale, usedAt) })] : []),
      t('addedOn', { date: formatDate(locale, addedAt) }),
    ].join(' · ');
  const passkeys = factor.passkeys.map(({ id, name, ...when }) => ({ id, name, details: usedAndAdded(when) }));
  const appDetails = factor.app && usedAndAdded(factor.app);

  return (
    <div className="wrap pb-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-6 sm:pt-8">
        <div className="min-w-0">
          <h1>{t('title')}</h1>
          <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{t('signedInAs', { email: user.email })}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={localizedPath(locale, '/papers')} className={buttonVariants({ variant: 'secondary' })}>
            <Icon name="file-check" />
            {t('papers')}
          </a>
          <a href={localizedPath(locale, `/seller/${user.id}`)} className={buttonVariants({ variant: 'secondary' })}>
            <Icon name="eye" />
            {t('seePublicPage')}
          </a>
        </div>
      </header>
      <NeedsScript locale={locale} />
      <AccountSection id="details" title={t('detailsTitle')} text={t('detailsText')}>
        <PictureField user={user} />
        <hr className="border-line" />
        {/* A phone that was confirmed below is shown here, too. */}
        <DetailsForm key={user.phone} user={user} />
      </AccountSection>
      {phone ? (
        <AccountSection id="confirm-phone" title={t('phoneTitle')} text={t('phoneText')}>
          <PhoneSection state={phone} />
        </AccountSection>
      ) : null}
      <AccountSection id="email" title={t('emailTitle')} text={t('emailText')}>
        <EmailForm state={confirmation} />
      </AccountSection>
      <AccountSection id="password" title={t('passwordTitle')} text={t('passwordText')}>
        <PasswordForm email={user.email} />
      </AccountSection>
      <AccountSection id="security" title={t('securityTitle')} text={t('securityText')}>
        {viewer.mustAddFactor ? (
          <Note tone="warn" icon="info" title={t('factorRequired')}>
            {t('factorRequiredText')}
          </Note>
        ) : null}
        <SecondFactor passkeys={passkeys} appDetails={appDetails} recoveryCodesLeft={factor.recoveryCodesLeft} />
      </AccountSection>
      <AccountSection id="sessions" title={t('sessionsTitle')} text={t('sessionsText')}>
        <SessionList sessions={rows} />
      </AccountSection>
      <AccountSection id="data" title={t('dataTitle')} text={t('dataText')}>
        <p className="text-15">{t('dataAbout')}</p>
        <DataExport latest={data} readyText={dataReady} />
      </AccountSection>
      <AccountSection id="delete" title={t('deleteAccount')} text={t('deleteText')}>
        <p className="text-15">{t('deleteWarning')}</p>
        <HelpLink locale={locale} question="delete-account">
          {t('deleteHelp')}
        </HelpLink>
        <DeleteAccount closedHref={localizedPath(locale, '/closed-account')} />
      </AccountSection>
    </div>
  );
}
