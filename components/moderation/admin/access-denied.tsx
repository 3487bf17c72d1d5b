import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/locales';

/** Shown instead of an administrators' page to a user who isn't an administrator. */
export async function AccessDenied({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'admin' });
  return (
    <div className="wrap grid justify-items-center py-16 text-center sm:py-24">
      <span className="mb-6 grid size-16 place-items-center rounded-full bg-clay-soft text-clay-ink">
        <Icon name="lock" className="size-7" />
      </span>
      <h1>{t('accessDenied')}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-2">{t('accessDeniedText')}</p>
      <a href={localizedPath(locale, '/')} className={buttonVariants({ size: 'lg' })}>
        {t('goHome')}
      </a>
    </div>
  );
}
