import { NotFoundScreen } from '@/components/ui/page/not-found-screen';
import { buttonVariants } from '@/components/ui/button-variants';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { BackLink } from './back-link';

/** Shown instead of a listing that doesn't exist or that the viewer may not see. */
export async function ListingNotFound({ locale, backTo = '/' }: { locale: Locale; backTo?: string }) {
  const t = await translator(locale, 'listing');
  return (
    <NotFoundScreen title={t('notFoundTitle')} text={t('notFoundText')}>
      <BackLink href={localizedPath(locale, backTo)} className={buttonVariants({ size: 'lg' })}>
        {t('goBack')}
      </BackLink>
    </NotFoundScreen>
  );
}
