import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/lib/core/i18n/alternates';
import { currentLocale } from '@/lib/core/i18n/current-locale';

const SECTIONS = [
  { key: 'scenes', url: null },
  { key: 'icons', url: 'https://lucide.dev' },
  { key: 'fonts', url: 'https://fontsource.org' },
  { key: 'places', url: 'https://www.geonames.org' },
  { key: 'outlines', url: 'https://www.naturalearthdata.com' },
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'credits' });
  return { title: t('title'), description: t('description'), alternates: alternates(locale, '/credits') };
}

export default async function CreditsPage() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'credits' });
  return (
    <div className="wrap py-8 sm:py-12">
      <h1>{t('title')}</h1>
      <p className="mt-3 max-w-form text-ink-2">{t('description')}</p>
      <dl className="mt-6 max-w-form border-t border-line">
        {SECTIONS.map(({ key, url }) => (
          <div key={key} className="border-b border-line py-5">
            <dt className="head text-18">{t(key)}</dt>
            <dd className="mt-1.5">
              {t(`${key}Text`)}
              {url ? (
                <a href={url} rel="noopener" className="link mt-1.5 flex min-h-9 w-fit items-center">
                  {new URL(url).host + new URL(url).pathname.replace(/\/$/, '')}
                </a>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
