import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button-variants';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'notFound' });
  return { title: t('metaTitle') };
}

export default async function NotFoundPage() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return (
    <div className="wrap grid justify-items-center py-8 text-center sm:py-12">
      {/* Lazy: this screen is part of every page, and React would preload the picture on all of them. */}
      <img
        src="/art/not-found.webp"
        alt=""
        width={800}
        height={360}
        loading="lazy"
        className="mb-6 aspect-[800/360] w-full max-w-[760px] rounded-hero bg-sunken object-cover"
      />
      <h1>{t('title')}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-2">{t('description')}</p>
      <a href={localizedPath(locale, '/')} className={buttonVariants({ size: 'lg' })}>
        {t('home')}
      </a>
    </div>
  );
}
