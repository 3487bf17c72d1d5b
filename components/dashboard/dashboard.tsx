'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { DashboardFrame, TabSkeleton } from './dashboard-frame';
import { TabContent, type DashboardProps } from './tab-content';
import { useDashboard } from './use-dashboard';
import { dashboardTab } from './view';

/** A member's dashboard. Its page is the same for everybody; what belongs to the reader is read here, tab by tab. */
export function Dashboard(props: DashboardProps) {
  const t = useTranslations('dashboard');
  const query = useSearchParams();
  const tab = dashboardTab(query.get('tab'));
  const { data, isError, isPlaceholderData, refetch } = useDashboard(query.toString());
  const content = data?.content.tab === tab ? data.content : null;
  return (
    <DashboardFrame tab={tab} summary={data?.summary} busy={content === null || isPlaceholderData}>
      {isError ? (
        <EmptyState
          title={t('loadFailed')}
          className="mx-auto max-w-[520px]"
          action={
            <button type="button" className={buttonVariants()} onClick={() => void refetch()}>
              {t('tryAgain')}
            </button>
          }
        >
          {t('offline')}
        </EmptyState>
      ) : content ? (
        <TabContent content={content} {...props} />
      ) : (
        <TabSkeleton />
      )}
    </DashboardFrame>
  );
}
