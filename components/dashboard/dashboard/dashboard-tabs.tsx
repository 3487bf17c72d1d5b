'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TabLinks } from '@/components/ui/tabs';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { localizedPath } from '@/lib/core/i18n/paths';
import { BUYERS_TABS, DASHBOARD_TABS, type DashboardTab } from './view';

/** The name of each tab. */
const TAB_WORDS = {
  listings: 'tabListings',
  equipment: 'tabEquipment',
  lots: 'tabLots',
  bids: 'tabBids',
  favorites: 'favorites',
  searches: 'tabSearches',
  messages: 'tabMessages',
} as const satisfies Record<DashboardTab, string>;

/** The same for somebody who may sell nothing, whose first tab is what they have here. */
export const wordOfTab = (tab: DashboardTab, isBuyer: boolean) =>
  isBuyer && tab === 'listings' ? 'tabStart' : TAB_WORDS[tab];

interface DashboardTabsProps {
  /** The open tab; `ads` is a page of its own. */
  tab: DashboardTab | 'ads' | undefined;
  counts?: Partial<Record<DashboardTab, number>>;
  /** Whether the member sells nothing. */
  isBuyer?: boolean;
}

/** The tabs of the dashboard; deals have pages of their own, and commercial sellers have advertising as well. */
export function DashboardTabs({ tab, counts = {}, isBuyer = false }: DashboardTabsProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const { data: viewer } = useViewer();
  const path = localizedPath(locale, '/dashboard');
  const advertises = tab === 'ads' || viewer?.role === 'commercial_seller';
  return (
    <TabLinks
      label={t('tabs')}
      tabs={[
        ...(isBuyer ? BUYERS_TABS : DASHBOARD_TABS).map((name) => ({
          href: name === 'listings' ? path : `${path}?tab=${name}`,
          label: t(wordOfTab(name, isBuyer)),
          current: tab === name,
          // A zero is no news.
          ...(counts[name] ? { count: counts[name], urgent: name === 'messages' } : {}),
        })),
        { href: localizedPath(locale, '/deals'), label: t('tabDeals'), current: false },
        ...(advertises
          ? [{ href: localizedPath(locale, '/banner-ads'), label: t('tabAds'), current: tab === 'ads' }]
          : []),
      ]}
    />
  );
}
