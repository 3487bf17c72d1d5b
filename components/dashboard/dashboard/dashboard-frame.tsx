'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { DashboardSummary } from '@/lib/desk/dashboard/dto';
import { localizedPath } from '@/lib/core/i18n/paths';
import { followSoftly, TAB_ID } from '@/components/ui/page/follow-softly';
import { DashboardTabs, wordOfTab } from './dashboard-tabs';
import type { DashboardTab } from './view';

/** The publishing page of each tab; the default is an animal listing. */
const PUBLISH: Partial<Record<DashboardTab, string>> = { equipment: '/create-equipment', lots: '/create-auction' };

interface DashboardFrameProps {
  /** Undefined until the URL is known. */
  tab?: DashboardTab;
  /** The current page, in lists with several. */
  page?: number | undefined;
  summary?: DashboardSummary | undefined;
  /** Whether the tab's content is loading, loaded or failed to load. */
  state: 'busy' | 'ready' | 'failed';
  children: ReactNode;
}

/** The layout around the dashboard's tab: the user and the tabs. Only the numbers wait for data. */
export function DashboardFrame({ tab, page = 1, summary, state, children }: DashboardFrameProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const path = localizedPath(locale, '/dashboard');
  const counts: Partial<Record<DashboardTab, number>> = summary
    ? {
        listings: summary.animals,
        equipment: summary.equipment,
        lots: summary.lots,
        favorites: summary.favorites,
        searches: summary.searches,
        bids: summary.bids,
        messages: summary.unread.conversations,
      }
    : {};
  const isBuyer = summary !== undefined && summary.animals + summary.equipment + summary.lots === 0;
  const name = tab && [t(wordOfTab(tab, isBuyer)), ...(page > 1 ? [t('page', { number: page })] : [])].join(', ');
  return (
    <div className="wrap pb-6 max-sm:min-h-svh sm:pb-16" onClickCapture={followSoftly}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:pt-6 sm:pb-4">
        <h1 className="flex min-w-0 items-center gap-2 text-22 sm:text-28">
          <span className="truncate">
            {tab === 'favorites' ? t('favorites') : summary ? t('greeting', { name: summary.firstName }) : t('title')}
          </span>
          {tab !== 'favorites' && summary?.verificationStatus === 'verified' ? (
            <Icon name="badge-check" className="size-5 text-pasture-ink" label={t('verified')} />
          ) : null}
        </h1>
        <Link
          href={localizedPath(locale, (tab && PUBLISH[tab]) ?? '/create-listing')}
          prefetch={false}
          className={buttonVariants({ variant: tab === 'favorites' ? 'secondary' : 'primary' })}
        >
          <Icon name={tab === 'lots' ? 'gavel' : 'plus'} />
          {t(tab === 'equipment' ? 'publishEquipment' : tab === 'lots' ? 'publishLot' : 'publish')}
        </Link>
      </header>
      {summary && !summary.emailConfirmed ? (
        <Note tone="warn" icon="mail" title={t('unconfirmed')} className="mb-5">
          {t('unconfirmedText')}{' '}
          <a
            href={`${localizedPath(locale, '/confirm-email')}?next=${encodeURIComponent(path)}`}
            className="font-semibold underline underline-offset-3"
          >
            {t('unconfirmedAction')}
          </a>
        </Note>
      ) : null}
      <DashboardTabs tab={tab} counts={counts} isBuyer={isBuyer} />
      <p role="status" className="sr-only">
        {state === 'busy' ? t('loading') : state === 'failed' ? t('loadFailed') : t('shown', { name: name ?? '' })}
      </p>
      <section
        id={TAB_ID}
        tabIndex={-1}
        aria-label={name}
        aria-busy={state === 'busy'}
        className="mt-4 scroll-mt-16 outline-none transition-opacity aria-busy:opacity-70"
      >
        {children}
      </section>
    </div>
  );
}

/** Placeholder of a tab that is loading. */
export function TabSkeleton() {
  return (
    <Panel padded={false} aria-hidden className="grid gap-5 p-5">
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="flex items-center gap-4">
          <span className="skeleton h-15 w-20 flex-none rounded-input" />
          <span className="grid flex-1 gap-2">
            <span className="skeleton h-4 w-2/5 rounded-input" />
            <span className="skeleton h-3.5 w-3/5 rounded-input" />
          </span>
        </div>
      ))}
    </Panel>
  );
}
