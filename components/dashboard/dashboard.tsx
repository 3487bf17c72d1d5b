'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Note } from '@/components/ui/note';
import { EmptyState } from '@/components/ui/panel';
import { DashboardFrame, TabSkeleton } from './dashboard-frame';
import { TabContent, type DashboardProps } from './tab-content';
import { TAB_ID, useDashboard } from './use-dashboard';
import { dashboardTab } from './view';

/** A member's dashboard. Its page is the same for everybody; what belongs to the reader is read here, tab by tab. */
export function Dashboard(props: DashboardProps) {
  const t = useTranslations('dashboard');
  const query = useSearchParams();
  const tab = dashboardTab(query.get('tab'));
  const { data, summary, isError, isPlaceholderData, refetch } = useDashboard(query.toString());
  const content = data?.content.tab === tab ? data.content : null;
  const arrived = useRef(query.toString());
  useEffect(() => {
    if (content === null || isPlaceholderData || arrived.current === query.toString()) return;
    arrived.current = query.toString();
    // What led here may be gone, or hidden (a phone shows a conversation in place of their list): what came is read from its beginning.
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.offsetParent === null)
      document.getElementById(TAB_ID)?.focus({ preventScroll: true });
  }, [content, isPlaceholderData, query]);
  const tryAgain = () => {
    // The button goes with what it says, and what comes instead is read from its beginning.
    document.getElementById(TAB_ID)?.focus({ preventScroll: true });
    void refetch();
  };
  const again = (
    <button type="button" className={buttonVariants()} onClick={tryAgain}>
      {t('tryAgain')}
    </button>
  );
  return (
    <DashboardFrame
      tab={tab}
      page={content && 'page' in content ? content.page : undefined}
      summary={summary}
      state={content ? (isPlaceholderData ? 'busy' : 'ready') : isError ? 'failed' : 'busy'}
    >
      {content ? (
        <>
          {/* What is there stays, and so does what was typed into it. */}
          {isError ? (
            <Note tone="error" title={t('loadFailed')} className="mb-4 items-center">
              {t('offline')} <span className="mt-2 block">{again}</span>
            </Note>
          ) : null}
          <TabContent content={content} {...props} />
        </>
      ) : isError ? (
        <EmptyState title={t('loadFailed')} className="mx-auto max-w-[520px]" action={again}>
          {t('offline')}
        </EmptyState>
      ) : (
        <TabSkeleton />
      )}
    </DashboardFrame>
  );
}
