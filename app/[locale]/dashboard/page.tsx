import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Counter } from '@/components/dashboard/counter';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { TabLinks } from '@/components/ui/tabs';
import { getUser } from '@/lib/accounts/get-user';
import { getViewer } from '@/lib/auth/viewer';
import { countFavorites } from '@/lib/favorites/list-favorites';
import { currentLocale } from '@/lib/i18n/current-locale';
import { countOwnEquipment } from '@/lib/equipment/list-own-equipment';
import { formatAge, formatDate } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/paths';
import { countOwnListings } from '@/lib/listings/count-own-listings';
import { conversationKeyText, parseConversationKey } from '@/lib/messages/conversation-key';
import { countUnread } from '@/lib/messages/count-unread';
import { getConversation } from '@/lib/messages/get-conversation';
import { listSearches } from '@/lib/saved-searches/list-searches';
import { BidsTab, LotsTab } from './auctions-tabs';
import { EquipmentTab } from './equipment-tab';
import { FavoritesTab } from './favorites-tab';
import { ListingsTab } from './listings-tab';
import { MessagesTab } from './messages-tab';
import { SearchesTab } from './searches-tab';

/** Said outright, because it depends on the session and the build meets none. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const TABS = ['listings', 'equipment', 'lots', 'bids', 'favorites', 'searches', 'messages'] as const;

/** Where the tabs' own things are published; anything else is an animal. */
const PUBLISH: Partial<Record<(typeof TABS)[number], string>> = { equipment: '/create-equipment', lots: '/create-auction' };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'dashboard' });
  return { title: t('title'), robots: { index: false } };
}

function monthsSince(date: string): number {
  const then = new Date(date);
  const now = new Date();
  return Math.max(0, (now.getUTCFullYear() - then.getUTCFullYear()) * 12 + now.getUTCMonth() - then.getUTCMonth());
}

export default async function DashboardPage({ searchParams }: Props) {
  const [locale, viewer, query] = await Promise.all([currentLocale(), getViewer(), searchParams]);
  const path = localizedPath(locale, '/dashboard');
  const tab = TABS.find((name) => name === query.tab) ?? 'listings';
  const conversation = tab === 'messages' ? parseConversationKey(query.conversation) : null;
  const next = `${path}?tab=${tab}${conversation ? `&conversation=${conversationKeyText(conversation)}` : ''}`;
  if (!viewer) redirect(`${localizedPath(locale, '/auth')}?next=${encodeURIComponent(next)}`);
  const before = typeof query.before === 'string' ? query.before : null;

  const asked = Number(query.page);
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  const [t, user, counts, equipment, favorites, searches, thread, unreadInAll] = await Promise.all([
    getTranslations({ locale, namespace: 'dashboard' }),
    getUser(viewer),
    countOwnListings(viewer),
    countOwnEquipment(viewer),
    countFavorites(viewer),
    listSearches(viewer),
    conversation && getConversation(viewer, conversation, before),
    countUnread(viewer),
  ]);
  // The open conversation is read by being open.
  const unread = unreadInAll - (thread?.unread ?? 0);
  const months = monthsSince(user.createdAt);

  return (
    <div className="wrap pb-16">
      <header className="flex flex-wrap items-center justify-between gap-4 pt-6 pb-5 sm:pt-8">
        <div>
          <h1>{t('greeting', { name: user.firstName })}</h1>
          <p className="mt-1.5 flex items-center gap-1.5 text-ink-2">
            {user.verificationStatus === 'verified' ? (
              <span className="flex items-center gap-1.5 font-semibold text-pasture-ink">
                <Icon name="badge-check" />
                {t('verified')}
              </span>
            ) : (
              user.email
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Link href={localizedPath(locale, '/profile')} className={`${buttonVariants({ variant: 'secondary' })} max-sm:flex-1`}>
            <Icon name="circle-user" />
            {t('editProfile')}
          </Link>
          <Link href={localizedPath(locale, PUBLISH[tab] ?? '/create-listing')} className={`${buttonVariants()} max-sm:flex-1`}>
            <Icon name={tab === 'lots' ? 'gavel' : 'plus'} />
            {t(tab === 'equipment' ? 'publishEquipment' : tab === 'lots' ? 'publishLot' : 'publish')}
          </Link>
        </div>
      </header>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Counter icon="tag" label={t('activeListings')} value={counts.active} note={t('pausedCount', { count: counts.paused })} href={path} />
        <Counter icon="heart" label={t('favorites')} value={favorites} note={t('favoritesNote')} href={`${path}?tab=favorites`} />
        <Counter icon="message-circle" label={t('unreadMessages')} value={unread} note={t('unreadNote', { count: unread })} href={`${path}?tab=messages`} />
        <Counter
          icon="calendar"
          label={t('memberSince')}
          value={formatDate(locale, user.createdAt)}
          note={months === 0 ? t('memberNew') : formatAge(locale, months)}
        />
      </div>
      <div className="mt-8">
        <TabLinks
          label={t('tabs')}
          tabs={[
            { href: path, label: t('tabListings'), current: tab === 'listings', count: counts.total },
            { href: `${path}?tab=equipment`, label: t('tabEquipment'), current: tab === 'equipment', count: equipment },
            { href: `${path}?tab=lots`, label: t('tabLots'), current: tab === 'lots' },
            { href: `${path}?tab=bids`, label: t('tabBids'), current: tab === 'bids' },
            { href: `${path}?tab=favorites`, label: t('favorites'), current: tab === 'favorites', count: favorites },
            { href: `${path}?tab=searches`, label: t('tabSearches'), current: tab === 'searches', count: searches.length },
            { href: `${path}?tab=messages`, label: t('tabMessages'), current: tab === 'messages', ...(unread > 0 ? { count: unread, urgent: true } : {}) },
          ]}
        />
      </div>
      <section aria-label={t(({ listings: 'tabListings', equipment: 'tabEquipment', lots: 'tabLots', bids: 'tabBids', favorites: 'favorites', searches: 'tabSearches', messages: 'tabMessages' } as const)[tab])} className="mt-5">
        {tab === 'messages' ? (
          <MessagesTab viewer={viewer} account={{ email: user.email, phone: user.phone }} locale={locale} thread={thread} older={typeof query.older === 'string' ? query.older : null} isEarlier={before !== null} />
        ) : null}
        {tab === 'searches' ? <SearchesTab searches={searches} locale={locale} /> : null}
        {tab === 'favorites' ? <FavoritesTab viewer={viewer} locale={locale} total={favorites} page={page} path={path} /> : null}
        {tab === 'lots' ? <LotsTab viewer={viewer} locale={locale} /> : null}
        {tab === 'bids' ? <BidsTab viewer={viewer} locale={locale} /> : null}
        {tab === 'equipment' ? <EquipmentTab viewer={viewer} locale={locale} total={equipment} page={page} path={path} /> : null}
        {tab === 'listings' ? <ListingsTab viewer={viewer} locale={locale} total={counts.total} page={page} path={path} /> : null}
      </section>
    </div>
  );
}
