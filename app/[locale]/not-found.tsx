import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/ui/page/not-found-screen';
import { buttonVariants } from '@/components/ui/button-variants';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await currentLocale(), namespace: 'notFound' });
  return { title: t('metaTitle') };
}

export default async function NotFoundPage() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'notFound' });
  return (
    <NotFoundScreen title={t('title')} text={t('description')}>
      <a href={localizedPath(locale, '/')} className={buttonVariants({ size: 'lg' })}>
        {t('home')}
      </a>
    </NotFoundScreen>
  );
}
