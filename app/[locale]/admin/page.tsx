import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Key } from '@/components/accounts/admin-undo/key';
import { AdminPage } from '@/components/moderation/admin/admin-page';
import { FunnelPanel } from '@/components/moderation/today/funnel-panel';
import { HelpVotes } from '@/components/pages/help/help-votes';
import { RecentActs } from '@/components/moderation/today/recent-acts';
import { RateWarning } from '@/components/market/rates/rate-source-note';
import { StatCard } from '@/components/moderation/today/stat-card';
import { TodayQueue, waitingQueues } from '@/components/moderation/today/today-queue';
import { WeekOfCases } from '@/components/moderation/today/week-of-cases';
import { buttonVariants } from '@/components/ui/button-variants';
import { getActivity } from '@/lib/desk/admin/get-activity';
import { getOnboardingFunnel } from '@/lib/desk/admin/get-onboarding-funnel';
import { getStats } from '@/lib/desk/admin/get-stats';
import { getWeek } from '@/lib/desk/admin/get-week';
import { listOldest } from '@/lib/desk/admin/list-oldest';
import { listRecentActs } from '@/lib/desk/admin/list-recent-acts';
import { AIM_HOURS } from '@/lib/desk/admin/schema';
import { requireAdminPage } from '@/lib/web/auth/require-admin-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { listHelpVotes } from '@/lib/desk/admin/list-help-votes';
import { readTitles } from '@/lib/pages/help/read-help';
import { formatAgo } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import { listRates } from '@/lib/market/rates/list-rates';
import { undo } from './actions';
import { undo as undoDecisions } from './cases/actions';
import { readQueues } from './read-queues';

/** The figures, each with the page that lists what it counts. */
const STATS = [
  { name: 'totalUsers', path: '/admin/users' },
  { name: 'totalListings', path: '/' },
  { name: 'pendingReports', path: '/admin/cases' },
  { name: 'pendingTransactions', path: '/admin/transactions?status=pending' },
] as const;

export const generateMetadata = unlistedMetadata('admin.overview', 'title');

/** What waits today, beside it what was decided lately, and the site's figures folded below. */
export default async function AdminOverviewPage() {
  const { viewer, locale } = await requireAdminPage('/admin');
  const now = new Date();
  // messages: admin.overview.charts.*
  const waiting = waitingQueues(await readQueues(viewer));
  const [t, stats, activity, oldest, recent, week, funnel, votes, titles, rates] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.overview' }),
    getStats(viewer),
    getActivity(viewer),
    listOldest(
      viewer,
      waiting.map(({ name }) => name),
      now,
    ),
    listRecentActs(viewer, now),
    getWeek(viewer, now),
    getOnboardingFunnel(viewer),
    listHelpVotes(viewer),
    readTitles(locale),
    listRates(viewer),
  ]);
  const [first] = waiting;
  return (
    <AdminPage
      title={t('title')}
      summary={
        first?.oldest
          ? t('summary', { ago: formatAgo(locale, first.oldest, now.getTime()), aim: AIM_HOURS })
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
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_296px]">
        <div>
          <TodayQueue locale={locale} queues={waiting} oldest={oldest} now={now} />
          <div className="mt-6 empty:hidden">
            <RateWarning locale={locale} overview={rates} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          <RecentActs locale={locale} acts={recent} now={now} undoDecisions={undoDecisions} undoAct={undo} />
          <WeekOfCases locale={locale} week={week} />
        </div>
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
