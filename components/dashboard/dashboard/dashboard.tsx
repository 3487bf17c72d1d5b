'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Note } from '@/components/ui/note';
import { EmptyState } from '@/components/ui/panel';
import { DashboardFrame, TabSkeleton } from './dashboard-frame';
import { TabContent, type DashboardProps } from './tab-content';
import { TAB_ID } from '@/components/ui/page/follow-softly';
import { useDashboard } from './use-dashboard';
import { dashboardTab } from './view';

/** A member's dashboard. The page is cached and the same for everyone; the browser loads the user's data tab by tab. */
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
    // The link may be gone or hidden (on phones, a conversation replaces the list), so move the focus to the new
    // content.
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.offsetParent === null)
      document.getElementById(TAB_ID)?.focus({ preventScroll: true });
  }, [content, isPlaceholderData, query]);
  const tryAgain = () => {
    // The button disappears with its message, so move the focus to the content first.
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
          {/* On a failed refetch, the content stays, and so does any text typed into it. */}
          {isError ? (
            <Note tone="error" title={t('loadFailed')} className="mb-4 items-center">
              {t('offline')} <span className="mt-2 block">{again}</span>
            </Note>
          ) : null}
          <TabContent content={content} summary={summary} {...props} />
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
