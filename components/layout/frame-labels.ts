import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

export type FrameLabels = Awaited<ReturnType<typeof frameLabels>>;

/**
 * The labels of the header and footer, which are client components: as labels they weigh a third of their rendered
 * elements.
 */
export async function frameLabels(locale: Locale, supportEmail: string | null) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return {
    header: {
      home: t('home'),
      mainNav: t('mainNav'),
      animals: t('animals'),
      auctions: t('auctions'),
      equipment: t('equipment'),
      sell: t('sell'),
      dashboard: t('dashboard'),
      verification: t('verification'),
      blog: t('blog'),
      searchLabel: t('searchLabel'),
      searchPlaceholder: t('searchPlaceholder'),
      searchAuctions: t('searchAuctions'),
      searchEquipment: t('searchEquipment'),
      searchBlog: t('searchBlog'),
      preferences: t('preferences'),
      language: t('language'),
      theme: t('theme'),
      themeSystem: t('themeSystem'),
      themeLight: t('themeLight'),
      themeDark: t('themeDark'),
      tour: t('tour'),
      guide: t('guide'),
      credits: t('credits'),
      favorites: t('favorites'),
      signIn: t('signIn'),
      menu: t('menu'),
      postListing: t('postListing'),
      postEquipment: t('postEquipment'),
      auctionLot: t('auctionLot'),
      advertising: t('advertising'),
      profile: t('profile'),
      admin: t('admin'),
      account: t('account'),
      messages: t('messages'),
      unread: t('unread'),
      bell: t('bell'),
      unreadNotifications: t('unreadNotifications'),
      signOut: t('signOut'),
      logoutFailed: t('logoutFailed'),
      logoutFailedHelp: t('logoutFailedHelp'),
    },
    footer: {
      home: t('home'),
      supportEmail: supportEmail,
      tagline: t('footer.tagline'),
      rights: t('footer.rights'),
      market: t('footer.market'),
      browse: t('footer.browse'),
      auctions: t('footer.auctions'),
      equipment: t('footer.equipment'),
      sell: t('footer.sell'),
      breeding: t('footer.breeding'),
      featured: t('footer.featured'),
      support: t('footer.support'),
      help: t('footer.help'),
      safety: t('footer.safety'),
      contact: t('footer.contact'),
      community: t('footer.community'),
      blog: t('footer.blog'),
      legal: t('footer.legal'),
      privacy: t('footer.privacy'),
      terms: t('footer.terms'),
      cookies: t('footer.cookies'),
    },
  };
}
