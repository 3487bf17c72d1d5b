'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OwnBids } from '@/components/auctions/own-bids';
import { OwnLots } from '@/components/auctions/own-lots';
import { Pagination } from '@/components/listings/browse/pagination';
import type { CardLabels } from '@/components/listings/listing-card';
import type { ThreadActions } from '@/components/messages/thread';
import { SearchList } from '@/components/saved-searches/search-list';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { EmptyTab } from './empty-tab';
import { FavoriteList } from './favorite-list';
import { MessagesTab } from './messages-tab';
import { OwnListings, type OwnListingActs } from './own-listings';
import type { ActResult } from './use-act';
import type { TabView } from './view';

type ById = (input: { id: string }) => Promise<ActResult>;

/** What the dashboard can do, and words that its page has. */
export interface DashboardProps {
  cardLabels: CardLabels;
  listingActs: OwnListingActs;
  messageActions: ThreadActions;
  unsave: ById;
  removeSearch: ById;
  cancelLot: ById;
}

/** A list with its pages below. */
function Paged({ tab, page, totalPages, children }: { tab: string; page: number; totalPages: number; children: ReactNode }) {
  const t = useTranslations('dashboard');
  const locale = useLocale() as Locale;
  return (
    <>
      {children}
      <Pagination
        page={page}
        totalPages={totalPages}
        href={(to) => localizedPath(locale, `/dashboard?tab=${tab}${to === 1 ? '' : `&page=${to}`}`)}
        labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (number) => t('page', { number }) }}
      />
    </>
  );
}

/** What the open tab shows. */
export function TabContent({ content, cardLabels, listingActs, messageActions, unsave, removeSearch, cancelLot }: DashboardProps & { content: TabView }) {
  const t = useTranslations('dashboard');
  const auctions = useTranslations('ownAuctions');
  const searches = useTranslations('savedSearches');
  switch (content.tab) {
    case 'listings':
      if (content.rows.length === 0) return <EmptyTab title={t('noListings')} text={t('noListingsText')} href="/create-listing" label={t('publish')} />;
      return (
        <Paged {...content}>
          <OwnListings rows={content.rows} caption={t('tabListings')} {...listingActs} />
        </Paged>
      );
    case 'equipment':
      if (content.rows.length === 0) return <EmptyTab title={t('noEquipment')} text={t('noEquipmentText')} href="/create-equipment" label={t('publishEquipment')} />;
      return (
        <Paged {...content}>
          <OwnListings rows={content.rows} caption={t('tabEquipment')} {...listingActs} />
        </Paged>
      );
    case 'favorites':
      if (content.cards.length === 0) return <EmptyTab title={t('noFavorites')} text={t('noFavoritesText')} href="/" label={t('browse')} />;
      return (
        <Paged {...content}>
          <FavoriteList cards={content.cards} cardLabels={cardLabels} remove={unsave} />
        </Paged>
      );
    case 'lots':
      if (content.lots.length === 0) return <EmptyTab title={auctions('noLots')} text={auctions('noLotsText')} href="/create-auction" label={auctions('create')} />;
      return <OwnLots lots={content.lots} cancel={cancelLot} />;
    case 'bids':
      if (content.bids.length === 0) return <EmptyTab title={auctions('noBids')} text={auctions('noBidsText')} href="/auctions" label={auctions('seeAuctions')} />;
      return <OwnBids bids={content.bids} />;
    case 'searches':
      if (content.rows.length === 0) return <EmptyTab title={searches('none')} text={searches('noneText')} href="/" label={searches('browse')} />;
      return <SearchList rows={content.rows} remove={removeSearch} />;
    case 'messages':
      return <MessagesTab view={content} actions={messageActions} />;
  }
}
