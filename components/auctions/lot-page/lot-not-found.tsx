import { NotFoundScreen } from '@/components/ui/page/not-found-screen';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';

/** Shown instead of a lot that doesn't exist. */
export async function LotNotFound({ locale }: { locale: Locale }) {
  const t = await translator(locale, 'lot');
  return (
    <NotFoundScreen title={t('notFoundTitle')} text={t('notFoundText')}>
      <a href={localizedPath(locale, '/auctions')} className={buttonVariants({ size: 'lg' })}>
        {t('seeAuctions')}
      </a>
    </NotFoundScreen>
  );
}
