import { getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { unitLabels } from '@/components/ui/units/labels';
import type { OfferLabels } from './language-offer';

export type FrameLabels = Awaited<ReturnType<typeof frameLabels>>;

async function offerLabels(language: Locale): Promise<OfferLabels> {
  const t = await getTranslations({ locale: language, namespace: 'layout' });
  return { language, see: t('offer'), close: t('closeOffer') };
}

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
      'searchLabel',
      'searchPlaceholder',
      'searchAuctions',
      'searchEquipment',
      'searchBlog',
      'favorites',
      'signIn',
      'menu',
      'account',
      'messages',
      'bell',
    ]),
    preferences: {
      ...pickLabels(t, ['language', 'theme', 'themeSystem', 'themeLight', 'themeDark']),
      units: await unitLabels(locale),
    },
    offers: await Promise.all(LOCALES.filter((language) => language !== locale).map(offerLabels)),
    footer: {
      home: t('home'),
      supportEmail: supportEmail,
      tagline: t('footer.tagline'),
      rights: t('footer.rights', { year: String(new Date().getUTCFullYear()) }),
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
      tour: t('footer.tour'),
      legal: t('footer.legal'),
      privacy: t('footer.privacy'),
      terms: t('footer.terms'),
      cookies: t('footer.cookies'),
      credits: t('footer.credits'),
    },
  };
}
