import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

export type MemberWords = Awaited<ReturnType<typeof memberWords>>;

/** The texts of the header that only members see: pages are the same for everybody, and most visitors are none. */
export async function memberWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return pickLabels(t, [
    'dashboard',
    'postListing',
    'postEquipment',
    'auctionLot',
    'advertising',
    'verification',
    'profile',
    'blog',
    'tour',
    'guide',
    'admin',
    'unread',
    'bellFailed',
    'unreadNotifications',
    'signOut',
    'logoutFailed',
    'logoutFailedHelp',
  ]);
}
