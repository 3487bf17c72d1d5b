import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { authMode } from '@/components/accounts/auth/auth-mode';
import { AuthScreen } from '@/components/accounts/auth/auth-screen';
import { CONTACT_HASH, DRAFT_HASH } from '@/components/ui/forms/leave-to-sign-in';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { safeNext } from '@/lib/web/auth/safe-next';
import { getClosedAccount, getViewer } from '@/lib/web/auth/viewer';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath, splitLocale } from '@/lib/core/i18n/paths';
import { first } from '@/lib/core/validation/table-query';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<{ mode?: string | string[]; next?: string | string[] }> };

const POINTS = [
  { key: 'pointListings', icon: 'camera' },
  { key: 'pointFavorites', icon: 'heart' },
  { key: 'pointDirect', icon: 'message-circle' },
] as const;

/** What is said to who comes from a page, or was sent away from it when the session had ended. */
const BEFORE = [
  [new RegExp(`${DRAFT_HASH}$`), 'draftKept'],
  [new RegExp(`${CONTACT_HASH}$`), 'messageKept'],
  [/^\/dashboard\/(listing|equipment)\//, 'detailExpired'],
  [/^\/offers\/(?!new|floor)/, 'offerWaits'],
  [/^\/deals\//, 'dealWaits'],
] as const;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'auth' });
  const mode = authMode(first((await searchParams).mode));
  return { title: t(`${mode}Title`), robots: { index: false }, alternates: alternates(locale, '/auth') };
}

/** Sign-in page. A user who is already signed in is redirected. */
export default async function AuthPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const next = safeNext(first((await searchParams).next));
  const target = next === '/' ? localizedPath(locale, '/') : next;
  if (await getViewer()) redirect(target);
  if (await getClosedAccount()) redirect(localizedPath(locale, '/closed-account'));
  const t = await getTranslations({ locale, namespace: 'auth' });
  const { path } = splitLocale(next);
  const [, before] = BEFORE.find(([from]) => from.test(path)) ?? [];
  return (
    <div className="wrap py-6 sm:py-12">
      <NeedsScript locale={locale} />
      {before ? <Note tone="info" className="mx-auto mb-6 max-w-[440px] lg:mx-0" title={t(before)} /> : null}
      <div className="mx-auto grid max-w-[440px] items-start gap-16 lg:max-w-none lg:grid-cols-[minmax(0,440px)_minmax(0,600px)] lg:justify-between">
        <AuthScreen path={localizedPath(locale, '/auth')} next={next} target={target} />
        <aside className="relative hidden overflow-hidden rounded-hero border border-line bg-hero-veil lg:block">
          <picture>
            <img
              src="/art/hero-day.webp"
              alt=""
              className="h-[300px] w-full object-cover object-[75%_70%] dark:hidden"
            />
            <img
              src="/art/hero-dusk.webp"
              alt=""
              className="hidden h-[300px] w-full object-cover object-[75%_70%] dark:block"
              loading="lazy"
            />
          </picture>
          <div className="bg-surface p-8">
            <h2 className="text-26">{t('asideTitle')}</h2>
            <ul className="mt-5 grid gap-4">
              {POINTS.map(({ key, icon }) => (
                <li key={key} className="flex items-center gap-3">
                  <span className="grid size-10 flex-none place-items-center rounded-full bg-pasture-soft text-pasture-ink">
                    <Icon name={icon} />
                  </span>
                  {t(key)}
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </div>
  );
}
