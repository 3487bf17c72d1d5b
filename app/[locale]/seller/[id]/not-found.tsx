import { NotFoundScreen } from '@/components/ui/page/not-found-screen';
import { buttonVariants } from '@/components/ui/button-variants';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';

export default async function SellerNotFound() {
  const locale = await currentLocale();
  const t = await translator(locale, 'seller');
  return (
    <NotFoundScreen title={t('notFoundTitle')} text={t('notFoundText')}>
      <a href={localizedPath(locale, '/')} className={buttonVariants({ size: 'lg' })}>
        {t('browse')}
      </a>
    </NotFoundScreen>
  );
}
