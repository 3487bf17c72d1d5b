import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Key } from '@/components/accounts/admin-undo/key';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { FunnelPanel } from '@/components/moderation/admin/funnel-panel';
import { HelpVotes } from '@/components/pages/help/help-votes';
import { LegalGaps } from '@/components/moderation/admin/legal-gaps';
import { RateWarning } from '@/components/market/rates/rate-source-note';
import { StatCard } from '@/components/moderation/admin/stat-card';
import { TodayQueue, waitingQueues } from '@/components/moderation/admin/today-queue';
import { buttonVariants } from '@/components/ui/button-variants';
import { getActivity } from '@/lib/desk/admin/get-activity';
import { getOnboardingFunnel } from '@/lib/desk/admin/get-onboarding-funnel';
import { getStats } from '@/lib/desk/admin/get-stats';
import { AIM_HOURS } from '@/lib/desk/admin/schema';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { listHelpVotes } from '@/lib/desk/admin/list-help-votes';
import { env } from '@/lib/core/env';
import { readTitles } from '@/lib/pages/help/read-help';
import { formatAgo } from '@/lib/core/i18n/format';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { legalGaps } from '@/lib/records/legal/read-legal';
import { listRates } from '@/lib/market/rates/list-rates';
import { readQueues } from './read-queues';

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

/** What waits today, and the site's figures folded below it. */
export default async function AdminOverviewPage() {
  const locale = await currentLocale();
  const viewer = await requireAdminPage('/admin');
  const now = new Date();
  // messages: admin.overview.charts.*
  const [t, stats, activity, queues, funnel, gaps, votes, titles, rates] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.overview' }),
    getStats(viewer),
    getActivity(viewer),
    readQueues(viewer),
    getOnboardingFunnel(viewer),
    legalGaps(),
    listHelpVotes(viewer),
    readTitles(locale),
    listRates(viewer),
  ]);
  const waiting = waitingQueues(queues);
  const [first] = waiting;
  return (
    <AdminPage
      title={t('title')}
      summary={
        first?.oldest
          ? t('summary', {
              count: waiting.reduce((sum, queue) => sum + queue.waiting, 0),
              ago: formatAgo(locale, first.oldest, now.getTime()),
              aim: AIM_HOURS,
            })
          : undefined
      }
      action={
        first ? (
          <a href={localizedPath(locale, first.path)} className={buttonVariants({ variant: 'primary' })}>
            {t('startOldest')}
            <Key name="J" />
          </a>
        ) : null
      }
    >
      <TodayQueue locale={locale} queues={waiting} now={now} />
      <div className="mt-6 max-w-form empty:hidden">
        <LegalGaps locale={locale} gaps={gaps} mailsLeave={mailsLeave} />
        <RateWarning locale={locale} overview={rates} />
      </div>
      <details className="group mt-8">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-input font-head text-20 font-bold [&::-webkit-details-marker]:hidden">
          {t('figures')}
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
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
        <div className="mt-8">
          <FunnelPanel locale={locale} funnel={funnel} />
        </div>
        <HelpVotes locale={locale} votes={votes} titles={titles} />
      </details>
    </AdminPage>
  );
}
