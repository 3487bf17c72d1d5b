import { getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { unitLabels } from '@/components/ui/units/labels';
import { FOOTER_COLUMNS } from './footer-columns';
import type { OfferLabels } from './language-offer';

export type FrameLabels = Awaited<ReturnType<typeof frameLabels>>;

const FOOTER_LABELS = FOOTER_COLUMNS.flatMap(({ title, items }) => [title, ...items.map(({ label }) => label)]);

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
      // messages: layout.footer.*
      ...pickLabels(await getTranslations({ locale, namespace: 'layout.footer' }), FOOTER_LABELS),
    },
  };
}
