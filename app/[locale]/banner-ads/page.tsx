import type { Metadata } from 'next';
import { forbidden } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OwnAd } from '@/components/dashboard/banner-ads/own-ad';
import { Pricing } from '@/components/dashboard/banner-ads/pricing';
import { RequestForm } from '@/components/dashboard/banner-ads/request-form';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { listOwnBannerAds } from '@/lib/money/banner-ads/list-own-banner-ads';
import { mayAdvertise } from '@/lib/money/banner-ads/policy';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { askForBanner } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'bannerAds' });
  return { title: t('title'), robots: { index: false } };
}

export default async function BannerAdsPage() {
  const locale = await currentLocale();
  const viewer = await requireMemberPage('/banner-ads');
  if (!mayAdvertise(viewer)) forbidden();
  const [t, ads] = await Promise.all([getTranslations({ locale, namespace: 'bannerAds' }), listOwnBannerAds(viewer)]);
  return (
    <div className="wrap pb-16">
      <header className="flex flex-wrap items-end justify-between gap-4 pt-6 pb-6 sm:pt-8">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-2 max-w-form text-ink-2">{t('text')}</p>
        </div>
        {ads.length > 0 ? (
          <a href="#request" className={buttonVariants()}>
            <Icon name="plus" />
            {t('newRequest')}
          </a>
        ) : null}
      </header>
      <NeedsScript locale={locale} />
      <section aria-labelledby="own-ads" className="pb-10">
        {/* Focusable: receives focus after the form is submitted. */}
        <h2 id="own-ads" tabIndex={-1} className="mb-4 scroll-mt-20 outline-none">
          {t('own')}
        </h2>
        {ads.length > 0 ? (
          <ul className="grid gap-4">
            {ads.map((ad) => (
              <li key={ad.id}>
                <OwnAd locale={locale} ad={ad} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{t('ownNone')}</p>
        )}
      </section>
      <section id="request" aria-labelledby="request-title" className="scroll-mt-20 border-t border-line pt-8">
        <h2 id="request-title">{t('newRequest')}</h2>
        <p className="mt-1.5 mb-6 text-15 text-ink-2">{t('newRequestText')}</p>
        <RequestForm
          submit={askForBanner}
          draftKey={`corral-banner:${viewer.id}`}
          aside={<Pricing locale={locale} />}
        />
      </section>
    </div>
  );
}
