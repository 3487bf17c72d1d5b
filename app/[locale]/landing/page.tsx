import type { Metadata } from 'next';
import { LandingPage } from '@/components/pages/landing/landing-page';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { landingData } from './landing-data';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await translator(locale, 'landing');
  const [title, description] = [t('metaTitle'), t('metaDescription')];
  return {
    title: { absolute: title },
    description,
    alternates: alternates(locale, '/landing'),
    openGraph: {
      siteName: 'Corral',
      type: 'website',
      title,
      description,
      url: localizedPath(locale, '/landing'),
      images: [{ url: '/art/og-default.png', width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** `/landing`, the same page for everybody. */
export default async function LandingRoute() {
  return <LandingPage locale={await currentLocale()} {...await landingData()} />;
}
