import { forbidden } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OwnAds } from '@/components/dashboard/banner-ads/own-ad';
import { Pricing } from '@/components/dashboard/banner-ads/pricing';
import { RequestForm } from '@/components/dashboard/banner-ads/request-form';
import { DashboardTabs } from '@/components/dashboard/dashboard/dashboard-tabs';
import { NeedsScript } from '@/components/ui/forms/needs-script';
import { Note } from '@/components/ui/note';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getAdvertiser } from '@/lib/money/banner-ads/get-advertiser';
import { listOwnBannerAds } from '@/lib/money/banner-ads/list-own-banner-ads';
import { mayAdvertise } from '@/lib/money/banner-ads/policy';
import { askForBanner } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('bannerAds', 'title');

/** Advertising, as a tab of the dashboard: the form of a new advertisement, then the viewer's own. */
export default async function BannerAdsPage({
  searchParams,
}: {
  searchParams: Promise<{ again?: string | string[] }>;
}) {
  const { viewer, locale } = await requireMemberPage('/banner-ads');
  if (!mayAdvertise(viewer)) forbidden();
  const [t, ads, advertiser, { again }] = await Promise.all([
    getTranslations({ locale, namespace: 'bannerAds' }),
    listOwnBannerAds(viewer),
    getAdvertiser(viewer),
    searchParams,
  ]);
  const rejected = ads.find(({ id, status }) => id === again && status === 'rejected');
  return (
    <div className="wrap pb-10">
      <h1 className="pt-4 pb-2 text-22 sm:pt-6 sm:text-28">{t('title')}</h1>
      <DashboardTabs tab="ads" />
      <NeedsScript locale={locale} className="mt-4" />
      {/* Focusable: a link to it comes from the rejected one. */}
      <section id="request" tabIndex={-1} aria-labelledby="request-title" className="scroll-mt-20 pt-5 outline-none">
        <RequestForm
          key={rejected?.id ?? ''}
          title={t(rejected ? 'againTitle' : 'newRequest')}
          intro={
            <>
              <p className="mb-5 max-w-prose text-15 text-ink-2">{t('newRequestText')}</p>
              {rejected?.rejectionReason ? (
                <Note tone="warn" icon="info" title={t('rejection')} className="mb-5 max-w-prose">
                  <span className="whitespace-pre-line">{rejected.rejectionReason}</span>
                </Note>
              ) : null}
            </>
          }
          submit={askForBanner}
          draftKey={`corral-banner:${viewer.id}${rejected ? `:${rejected.id}` : ''}`}
          earlier={rejected}
          advertiser={advertiser}
          aside={<Pricing locale={locale} />}
          isNew={ads.length === 0}
        />
      </section>
      <section aria-labelledby="own-ads" className="mt-5 border-t border-line pt-6">
        {/* Focusable: receives focus after the form is submitted. */}
        <h2 id="own-ads" tabIndex={-1} className="mb-4 scroll-mt-20 text-20 outline-none">
          {t('own')}
        </h2>
        {ads.length > 0 ? <OwnAds locale={locale} ads={ads} /> : <p className="text-ink-2">{t('ownNone')}</p>}
      </section>
    </div>
  );
}
