import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { HelpLink } from '@/components/ui/page/help-link';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { StatusCard } from '@/components/accounts/verification/status-card';
import { VerificationForm } from '@/components/accounts/verification/verification-form';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { localizedPath } from '@/lib/core/i18n/paths';
import { getVerificationForm, getVerificationStatus } from '@/lib/accounts/verification/get-verification';
import { requestVerification } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

const REASONS = [
  { key: 'reasonBadge', icon: 'badge-check' },
  { key: 'reasonTrust', icon: 'message-circle' },
  { key: 'reasonPrivate', icon: 'lock' },
] as const;

export const generateMetadata = unlistedMetadata('verification', 'title');

export default async function VerificationPage() {
  const { viewer, locale } = await requireMemberPage('/verification');
  const [t, status, form] = await Promise.all([
    getTranslations({ locale, namespace: 'verification' }),
    getVerificationStatus(viewer),
    getVerificationForm(viewer),
  ]);
  const { verificationStatus } = status;
  const open = verificationStatus === 'unverified' || verificationStatus === 'rejected';
  return (
    <div className="wrap pb-16">
      <header className="pt-6 pb-6 sm:pt-8">
        <h1>{t('title')}</h1>
        <p className="mt-2 max-w-form text-ink-2">{t('text')}</p>
        <HelpLink locale={locale} question="verify-account" besideForm>
          {t('help')}
        </HelpLink>
      </header>
      <NeedsScript locale={locale} />
      <KeepFocus step={verificationStatus} id="main" />
      {open ? (
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,736px)_352px] lg:justify-between">
          <aside className="grid gap-6 lg:sticky lg:top-22 lg:order-2">
            <StatusCard locale={locale} status={status} />
            <ul className="grid gap-4 text-15 max-lg:hidden">
              {REASONS.map(({ key, icon }) => (
                <li key={key} className="flex items-center gap-3">
                  <span className="grid size-10 flex-none place-items-center rounded-full bg-pasture-soft text-pasture-ink">
                    <Icon name={icon} />
                  </span>
                  {t(key)}
                </li>
              ))}
            </ul>
          </aside>
          <VerificationForm initial={form} submit={requestVerification} draftKey={`corral-verification:${viewer.id}`} />
        </div>
      ) : (
        <div className="grid max-w-form justify-items-start gap-5">
          <StatusCard locale={locale} status={status} />
          <Link
            href={localizedPath(locale, verificationStatus === 'verified' ? '/create-listing' : '/dashboard')}
            className={`${buttonVariants()} max-sm:w-full`}
          >
            {t(`${verificationStatus}Action`)}
          </Link>
        </div>
      )}
    </div>
  );
}
