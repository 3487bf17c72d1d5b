'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CardLabels } from '@/components/market/listings/listing-card';
import { Inbox, type InboxActions } from '@/components/messages/messages/inbox';
import { SearchList } from '@/components/finding/saved-searches/search-list';
import { Pagination } from '@/components/ui/pagination/pagination';
import { ViewedSection } from '@/components/market/viewed/viewed-section';
import { localizedPath } from '@/lib/core/i18n/paths';
import { EmptyTab } from '@/components/ui/lists/empty-tab';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { DashboardSummary } from '@/lib/desk/dashboard/dto';
import { FavoriteList } from './favorite-list';
import { OwnBids } from './own-bids';
import { OwnListings, type OwnListingActs } from './own-listings';
import { OwnLots } from './own-lots';
import { OwnStart } from './own-start';
import { TaskList } from './task-list';
import { ownListingsPath, type TabView } from './view';

type ById = (input: { id: string }) => Promise<ActionResult>;

/** The dashboard's actions, and labels that its page provides. */
export interface DashboardProps {
  cardLabels: CardLabels;
  listingActs: OwnListingActs;
  messageActions: InboxActions;
  unsave: ById;
  removeSearch: ById;
  cancelLot: ById;
  reportMissedAnswer: ById;
}

type ListView = Exclude<TabView, { tab: 'messages' }>;

/** Returns the message of each empty list, with the next step. */
function useEmptyLists() {
  const t = useTranslations('dashboard');
  const auctions = useTranslations('ownAuctions');
  const searches = useTranslations('savedSearches');
  return {
    equipment: {
      title: t('noEquipment'),
      text: t('noEquipmentText'),
      href: '/create-equipment',
      label: t('publishEquipment'),
    },
    favorites: { title: t('noFavorites'), text: t('noFavoritesText'), href: '/', label: t('browse') },
    lots: {
      title: auctions('noLots'),
      text: auctions('noLotsText'),
      href: '/create-auction',
      label: auctions('create'),
    },
    bids: {
      title: auctions('noBids'),
      text: auctions('noBidsText'),
      href: '/auctions',
      label: auctions('seeAuctions'),
    },
    searches: { title: searches('none'), text: searches('noneText'), href: '/', label: searches('browse') },
  };
}

function List({
  content,
  cardLabels,
  listingActs,
  unsave,
  removeSearch,
  cancelLot,
  reportMissedAnswer,
}: DashboardProps & { content: ListView }) {
  const t = useTranslations('dashboard');
  switch (content.tab) {
    case 'listings':
      return <OwnListings list={content} caption={t('tabListings')} {...listingActs} />;
    case 'equipment':
      return <OwnListings list={content} caption={t('tabEquipment')} {...listingActs} />;
    case 'favorites':
      return <FavoriteList cards={content.rows} cardLabels={cardLabels} remove={unsave} />;
    case 'lots':
      return <OwnLots lots={content.rows} cancel={cancelLot} reportMissedAnswer={reportMissedAnswer} />;
    case 'bids':
      return <OwnBids bids={content.rows} bidding={content.bidding} />;
    case 'searches':
      return <SearchList rows={content.rows} remove={removeSearch} />;
  }
}

/** The content of the open tab: messages, or a list with its pagination. */
export function TabContent({
  content,
  summary,
  ...props
}: DashboardProps & { content: TabView; summary: DashboardSummary | undefined }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const empty = useEmptyLists();
  if (content.tab === 'messages')
    return (
      <div className="flex flex-col sm:h-[min(760px,calc(100dvh-69px))]">
        <Inbox view={content} actions={props.messageActions} />
      </div>
    );
  // A state that no listing is in is still one of several to choose from.
  const isEmpty = content.rows.length === 0 && !('states' in content && Object.keys(content.states).length > 0);
  const tasks = 'tasks' in content ? content.tasks : null;
  if (isEmpty && !tasks?.length)
    return (
      <>
        {content.tab === 'listings' ? (
          <OwnStart summary={summary} start={content.start} />
        ) : (
          <EmptyTab {...empty[content.tab]} />
        )}
        {content.tab === 'favorites' ? <ViewedSection /> : null}
      </>
    );
  const list = isEmpty ? (
    <OwnStart summary={summary} start={'start' in content ? content.start : undefined} />
  ) : (
    <>
      <List content={content} {...props} />
      {'page' in content ? (
        <Pagination
          page={content.page}
          totalPages={content.totalPages}
          href={(to) =>
            'states' in content
              ? ownListingsPath(locale, content.tab, content.state, to)
              : localizedPath(locale, `/dashboard?tab=${content.tab}${to === 1 ? '' : `&page=${to}`}`)
          }
          labels={{
            pages: t('pages'),
            previous: t('previousPage'),
            next: t('nextPage'),
            page: (number) => t('page', { number }),
          }}
        />
      ) : null}
      {content.tab === 'favorites' ? <ViewedSection /> : null}
    </>
  );
  if (!tasks) return list;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
      <TaskList tasks={tasks} renew={props.listingActs.renew} />
      <div className="min-w-0">{list}</div>
    </div>
  );
}
