import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { FunnelPanel } from '@/components/moderation/admin/funnel-panel';
import { HelpVotes } from '@/components/pages/help/help-votes';
import { LegalGaps } from '@/components/moderation/admin/legal-gaps';
import { QueueLinks } from '@/components/moderation/admin/queue-links';
import { RateWarning } from '@/components/market/rates/rate-source-note';
import { StatCard } from '@/components/moderation/admin/stat-card';
import { getActivity } from '@/lib/desk/admin/get-activity';
import { getOnboardingFunnel } from '@/lib/desk/admin/get-onboarding-funnel';
import { getQueues } from '@/lib/desk/admin/get-queues';
import { getStats } from '@/lib/desk/admin/get-stats';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { listHelpVotes } from '@/lib/desk/admin/list-help-votes';
import { env } from '@/lib/core/env';
import { readTitles } from '@/lib/pages/help/read-help';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { legalGaps } from '@/lib/records/legal/read-legal';
import { listRates } from '@/lib/market/rates/list-rates';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

/** The figures, each with the page that lists what it counts. */
const STATS = [
  { name: 'totalUsers', path: '/admin/users' },
  { name: 'totalListings', path: '/' },
  { name: 'pendingReports', path: '/admin/cases' },
  { name: 'pendingTransactions', path: '/admin/transactions?status=pending' },
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'admin.overview' });
  return { title: t('title'), robots: { index: false } };
}

/** Outside production mails are meant to become files. */
const mailsLeave = env.NODE_ENV !== 'production' || env.RESEND_API_KEY !== undefined;

export default async function AdminOverviewPage() {
  const locale = await currentLocale();
  const viewer = await requireAdminPage('/admin');
  // messages: admin.overview.charts.*
  const [t, stats, activity, queues, funnel, gaps, votes, titles, rates] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.overview' }),
    getStats(viewer),
    getActivity(viewer),
    getQueues(viewer),
    getOnboardingFunnel(viewer),
    legalGaps(),
    listHelpVotes(viewer),
    readTitles(locale),
    listRates(viewer),
  ]);
  return (
    <AdminPage locale={locale} area="overview" title={t('title')} summary={t('summary')}>
      <LegalGaps locale={locale} gaps={gaps} mailsLeave={mailsLeave} />
      <RateWarning locale={locale} overview={rates} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {STATS.map(({ name, path }) => (
          <StatCard
            key={name}
            locale={locale}
            label={t(name)}
            href={localizedPath(locale, path)}
            value={stats[name]}
            what={t(`charts.${name}`)}
            days={activity[name]}
          />
        ))}
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <QueueLinks locale={locale} queues={queues} />
        <FunnelPanel locale={locale} funnel={funnel} />
      </div>
      <HelpVotes locale={locale} votes={votes} titles={titles} />
    </AdminPage>
  );
}
