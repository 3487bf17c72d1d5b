import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { bricolage, figtree } from '@/components/pages/layout/fonts';
import { frameLabels } from '@/components/pages/layout/frame-labels';
import { Providers } from '@/components/pages/layout/providers';
import { SiteFrame } from '@/components/pages/layout/site-frame';
import { SiteHead } from '@/components/pages/layout/site-head';
import { SkipLinks } from '@/components/pages/layout/skip-links';
import { Onboarding } from '@/components/accounts/onboarding/onboarding';
import { env } from '@/lib/core/env';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { adsRun } from './ads-run';

/**
 * Renders no page at build time, so that a build needs neither a database nor the public URL; pages are cached on first
 * visit.
 */
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
};

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'layout' });
  return {
    metadataBase: siteUrl(),
    title: { default: t('title'), template: '%s · Corral' },
    description: t('description'),
    openGraph: {
      siteName: 'Corral',
      type: 'website',
      locale: { es: 'es_UY', en: 'en_US', pt: 'pt_BR' }[locale],
      images: ['/art/og-default.png'],
    },
  };
}

/**
 * The document: header, main region and footer. Personal data is loaded in the browser, so that pages can be cached.
 */
export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const [t, labels, ads] = await Promise.all([
    getTranslations({ locale }),
    frameLabels(locale, env.SUPPORT_EMAIL ?? null),
    adsRun(locale),
  ]);
  return (
    <html lang={locale} className={`${figtree.variable} ${bricolage.variable}`} suppressHydrationWarning>
      <head>
        <SiteHead />
      </head>
      <body
        className="flex min-h-dvh flex-col"
        data-notifications-label={t('layout.notifications')}
        data-ads={ads ? '' : undefined}
        data-direct-uploads={env.S3_DIRECT_UPLOADS ? '' : undefined}
      >
        <SkipLinks main={t('layout.skip')} results={t('layout.skipResults')} />
        <Providers
          errorLabels={{
            title: t('errorPage.title'),
            description: t('errorPage.description'),
            tryAgain: t('errorPage.tryAgain'),
            refresh: t('errorPage.refresh'),
            reference: t('errorPage.reference'),
          }}
        >
          <SiteFrame locale={locale} labels={labels}>
            {children}
          </SiteFrame>
          <Onboarding locale={locale} />
        </Providers>
      </body>
    </html>
  );
}
