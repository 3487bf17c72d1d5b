import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HelpLink } from '@/components/ui/page/help-link';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { AccountGroup } from '@/components/accounts/profile/account-group';
import { AccountLink, AccountRow } from '@/components/accounts/profile/account-row';
import { DataExport } from '@/components/accounts/profile/data-export';
import { DeleteAccount } from '@/components/accounts/profile/delete-account';
import { DetailsForm } from '@/components/accounts/profile/details-form';
import { EmailForm } from '@/components/accounts/profile/email-form';
import { PasswordForm } from '@/components/accounts/profile/password-form';
import { PhoneSection } from '@/components/accounts/profile/phone-section';
import { PictureField } from '@/components/accounts/profile/picture-field';
import { SessionList } from '@/components/accounts/profile/session-list';
import { sessionRows, sessionSummary } from '@/components/accounts/profile/session-rows';
import { SecondFactor } from '@/components/accounts/security/second-factor';
import { MailSwitches } from '@/components/messages/notifications/mail-switches';
import { Avatar } from '@/components/ui/avatar';
import { Icon, type IconName } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { fullName } from '@/lib/core/validation/full-name';
import { sessionToken } from '@/lib/web/auth/session-cookie';
import { getViewer } from '@/lib/web/auth/viewer';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getConfirmation } from '@/lib/accounts/email-confirmation/get-confirmation';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { formatDate, formatFileSize, formatRecent } from '@/lib/core/i18n/format';
import { LANGUAGE_NAMES, languageOf } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { mailTimeZone } from '@/lib/core/i18n/time-zone';
import { spacedPhone } from '@/components/ui/units/spaced-phone';
import { getDataExport } from '@/lib/closure/personal-data/get-data-export';
import { getPhoneConfirmation } from '@/lib/accounts/phone-confirmation/get-phone-confirmation';
import { getSecondFactor } from '@/lib/accounts/second-factor/get-second-factor';
import { listSessions } from '@/lib/accounts/sessions/list-sessions';
import { getVerificationStatus } from '@/lib/accounts/verification/get-verification';
import { getMailSwitches } from '@/lib/records/notifications/mail-switches';
import { MAIL_SWITCHES } from '@/lib/records/notifications/schema';
import { changeMailSwitch } from '../dashboard/notifications/actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

/** The groups of rows, with their icons in the list beside them. */
const GROUPS = [
  ['you', 'circle-user'],
  ['seen', 'eye'],
  ['entry', 'lock'],
  ['notices', 'bell'],
  ['own', 'file-text'],
] as const satisfies readonly (readonly [string, IconName])[];

export const generateMetadata = unlistedMetadata('profile', 'title');

/** The viewer's own account: a row for each thing, with its present value. */
export default async function ProfilePage() {
  const [locale, viewer, token] = await Promise.all([currentLocale(), getViewer(), sessionToken()]);
  const path = localizedPath(locale, '/profile');
  if (!viewer || !token) redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(path)}`);
  // messages: verification.statuses.*, notifications.switches.*
  const [t, status, notices, user, sessions, factor, confirmation, phone, data, verification, mails] =
    await Promise.all([
      getTranslations({ locale, namespace: 'profile' }),
      getTranslations({ locale, namespace: 'verification' }),
      getTranslations({ locale, namespace: 'notifications' }),
      getUser(viewer),
      listSessions(viewer, token),
      getSecondFactor(viewer),
      getConfirmation(viewer),
      getPhoneConfirmation(viewer),
      getDataExport(viewer),
      getVerificationStatus(viewer),
      getMailSwitches(viewer),
    ]);
  const timeZone = mailTimeZone(user);
  const rows = await sessionRows(sessions, { locale, timeZone });
  const usedAndAdded = ({ addedAt, usedAt }: { addedAt: string; usedAt: string | null }): string =>
    [
      ...(usedAt ? [t('lastUsed', { when: formatRecent(locale, usedAt, timeZone) })] : []),
      t('addedOn', { date: formatDate(locale, addedAt) }),
    ].join(' · ');
  const passkeys = factor.passkeys.map(({ id, name, ...when }) => ({ id, name, details: usedAndAdded(when) }));
  const dataReady =
    data?.state === 'ready'
      ? t('dataReady', { size: formatFileSize(locale, data.size), date: formatDate(locale, data.expiresAt) })
      : null;
  const factors = [
    ...(passkeys.length > 0 ? [t('passkeysOn', { count: passkeys.length })] : []),
    ...(factor.app ? [t('appOn')] : []),
  ];
  const emailState = confirmation.pendingEmail
    ? t('emailPending', { email: confirmation.pendingEmail })
    : t(confirmation.isConfirmed ? 'emailSeen' : 'emailUnconfirmed');
  const labels = { open: t('edit'), close: t('close') };
  const see = { open: t('see'), close: t('close') };
  return (
    <div className="wrap pb-8">
      <h1 className="pt-6 pb-5 sm:pt-8">{t('title')}</h1>
      <NeedsScript locale={locale} />
      <div className="account">
        <nav aria-label={t('title')}>
          {GROUPS.map(([group, icon]) => (
            <a key={group} href={`#${group}`}>
              <Icon name={icon} />
              {t(`groups.${group}`)}
            </a>
          ))}
        </nav>
        <div className="min-w-0">
          <AccountGroup id="you" title={t('groups.you')}>
            <AccountRow id="details" name={t('name')} value={fullName(user)} labels={labels}>
              <DetailsForm user={user} part="name" />
            </AccountRow>
            <AccountRow
              id="picture"
              name={t('picture')}
              value={user.profileImageUrl ? <Avatar person={user} size={36} tone="pasture" /> : t('noPicture')}
              labels={labels}
            >
              <PictureField user={user} />
            </AccountRow>
            <AccountRow
              id="place"
              name={t('location')}
              value={user.location ?? t('noPlace')}
              more={t('placeUse')}
              labels={labels}
            >
              <DetailsForm user={user} part="place" />
            </AccountRow>
            <AccountLink
              href={localizedPath(locale, '/verification')}
              name={t('verification')}
              value={status(`statuses.${verification.verificationStatus}`)}
              more={
                verification.verificationStatus === 'verified' && verification.verificationReviewedAt
                  ? t('addedOn', { date: formatDate(locale, verification.verificationReviewedAt) })
                  : null
              }
              act={t('see')}
            />
            <AccountLink
              href={localizedPath(locale, '/papers')}
              name={t('papers')}
              value={t('papersText')}
              act={t('see')}
            />
          </AccountGroup>
          <AccountGroup id="seen" title={t('groups.seen')}>
            <AccountLink
              href={localizedPath(locale, `/seller/${user.id}`)}
              name={t('publicPage')}
              value={t('publicPageText')}
              act={t('see')}
            />
            <AccountRow
              id="phone-number"
              name={t('phone')}
              value={user.phone ? spacedPhone(user.phone) : t('noPhone')}
              more={t('phoneSeen')}
              labels={labels}
            >
              {/* A phone that was confirmed below is shown here, too. */}
              <DetailsForm key={user.phone} user={user} part="phone" />
            </AccountRow>
            {phone ? (
              <AccountRow
                id="confirm-phone"
                name={t('phoneTitle')}
                value={phone.claim ? t('phoneClaimTitle') : t(phone.isConfirmed ? 'phoneYes' : 'phoneNo')}
                labels={see}
                isOpen={phone.claim !== null}
              >
                <p className="text-15 text-ink-2">{t('phoneText')}</p>
                <PhoneSection state={phone} />
              </AccountRow>
            ) : null}
          </AccountGroup>
          <AccountGroup id="entry" title={t('groups.entry')}>
            <AccountRow id="email" name={t('emailTitle')} value={user.email} more={emailState} labels={labels}>
              <EmailForm state={confirmation} />
            </AccountRow>
            <AccountRow id="password" name={t('passwordTitle')} value={t('passwordKept')} labels={labels}>
              <p className="text-15 text-ink-2">{t('passwordText')}</p>
              <PasswordForm email={user.email} />
            </AccountRow>
            <AccountRow
              id="security"
              name={t('securityTitle')}
              value={factors.join(' · ') || t('factorNone')}
              labels={labels}
              isOpen={viewer.mustAddFactor === true}
            >
              {viewer.mustAddFactor ? (
                <Note tone="warn" icon="info" title={t('factorRequired')}>
                  {t('factorRequiredText')}
                </Note>
              ) : null}
              <p className="text-15 text-ink-2">{t('securityText')}</p>
              <SecondFactor
                passkeys={passkeys}
                appDetails={factor.app && usedAndAdded(factor.app)}
                recoveryCodesLeft={factor.recoveryCodesLeft}
              />
            </AccountRow>
            <AccountRow
              id="sessions"
              name={t('sessionsTitle')}
              value={t('sessionsOpen', { count: rows.length })}
              more={sessionSummary(rows)}
              labels={see}
            >
              <p className="text-15 text-ink-2">{t('sessionsText')}</p>
              <SessionList sessions={rows} />
            </AccountRow>
          </AccountGroup>
          <AccountGroup id="notices" title={t('groups.notices')}>
            <AccountRow
              id="mails"
              name={t('mails')}
              value={t('mailsOn', {
                on: MAIL_SWITCHES.filter((name) => mails[name]).length,
                all: MAIL_SWITCHES.length,
              })}
              labels={labels}
            >
              <MailSwitches
                switches={MAIL_SWITCHES.map((name) => ({
                  name,
                  label: notices(`switches.${name}`),
                  isOn: mails[name],
                }))}
                failed={notices('failed')}
                change={changeMailSwitch}
              />
              <p className="text-14 text-ink-2">{notices('mailsAlways')}</p>
            </AccountRow>
            <AccountRow
              id="mail-language"
              name={t('mailLanguage')}
              value={LANGUAGE_NAMES[languageOf(user.language)]}
              labels={labels}
            >
              <DetailsForm user={user} part="language" />
            </AccountRow>
          </AccountGroup>
          <AccountGroup id="own" title={t('groups.own')}>
            <AccountRow
              id="data"
              name={t('dataTitle')}
              value={dataReady ?? t(data?.state === 'waiting' ? 'dataComing' : 'dataText')}
              labels={{ open: t('ask'), close: t('close') }}
            >
              <p className="text-15 text-ink-2">{t('dataAbout')}</p>
              <DataExport latest={data} readyText={dataReady} />
            </AccountRow>
            <AccountRow
              id="delete"
              name={t('deleteAccount')}
              value={t('deleteText')}
              labels={{ open: t('delete'), close: t('close') }}
            >
              <p className="text-15">{t('deleteWarning')}</p>
              <HelpLink locale={locale} question="delete-account">
                {t('deleteHelp')}
              </HelpLink>
              <DeleteAccount closedHref={localizedPath(locale, '/closed-account')} />
            </AccountRow>
          </AccountGroup>
        </div>
      </div>
    </div>
  );
}
