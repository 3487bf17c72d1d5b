import { NotFoundScreen } from '@/components/ui/page/not-found-screen';
import { buttonVariants } from '@/components/ui/button-variants';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';

/** Shown instead of a post that doesn't exist or that the viewer may not see. */
export async function PostNotFound({ locale }: { locale: Locale }) {
  const t = await translator(locale, 'blog');
  return (
    <NotFoundScreen title={t('notFoundTitle')} text={t('notFoundText')}>
      <a href={localizedPath(locale, '/blog')} className={buttonVariants({ size: 'lg' })}>
        {t('toBlog')}
      </a>
    </NotFoundScreen>
  );
}
