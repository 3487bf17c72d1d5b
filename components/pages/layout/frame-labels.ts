import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { unitLabels } from '@/components/ui/units/labels';

export type FrameLabels = Awaited<ReturnType<typeof frameLabels>>;

/**
 * The labels of the header and footer, which are client components: as labels they weigh a third of their rendered
 * elements.
 */
export async function frameLabels(locale: Locale, supportEmail: string | null) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return {
    header: pickLabels(t, [
      'home',
      'mainNav',
      'animals',
      'auctions',
      'equipment',
      'sell',
      'dashboard',
      'verification',
      'blog',
      'searchLabel',
      'searchPlaceholder',
      'searchAuctions',
      'searchEquipment',
      'searchBlog',
      'preferences',
      'language',
      'theme',
      'themeSystem',
      'themeLight',
      'themeDark',
      'tour',
      'guide',
      'credits',
      'favorites',
      'signIn',
      'menu',
      'postListing',
      'postEquipment',
      'auctionLot',
      'advertising',
      'profile',
      'admin',
      'account',
      'messages',
      'unread',
      'bell',
      'bellFailed',
      'unreadNotifications',
      'signOut',
      'logoutFailed',
      'logoutFailedHelp',
    ]),
    footer: {
      home: t('home'),
      supportEmail: supportEmail,
      units: await unitLabels(locale),
      tagline: t('footer.tagline'),
      rights: t('footer.rights'),
      market: t('footer.market'),
      browse: t('footer.browse'),
      byPlace: t('footer.byPlace'),
      auctions: t('footer.auctions'),
      equipment: t('footer.equipment'),
      sell: t('footer.sell'),
      support: t('footer.support'),
      help: t('footer.help'),
      safety: t('footer.safety'),
      contact: t('footer.contact'),
      blog: t('footer.blog'),
      legal: t('footer.legal'),
      privacy: t('footer.privacy'),
      terms: t('footer.terms'),
      cookies: t('footer.cookies'),
    },
  };
}
