import { getTranslations } from 'next-intl/server';
import { Pricing } from '@/components/dashboard/banner-ads/pricing';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { supportHref } from '@/lib/core/email/support-contact';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';

/** The 403 page for everyone but commercial sellers: how to become one, and what advertising costs. */
export default async function BannerAdsForbidden() {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'bannerAds' });
  return (
    <div className="wrap grid justify-items-center py-10 text-center sm:py-16">
      <span className="mb-6 grid size-16 place-items-center rounded-full bg-wheat-soft text-wheat-ink">
        <Icon name="image" className="size-7" />
      </span>
      <h1>{t('restricted')}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-2">{t('restrictedText')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <a href={supportHref(locale)} className={buttonVariants({ size: 'lg' })}>
          {t('contactSupport')}
        </a>
        <a href={localizedPath(locale, '/')} className={buttonVariants({ variant: 'secondary', size: 'lg' })}>
          {t('goHome')}
        </a>
      </div>
      {/* Who thinks of becoming one wants to know what it costs. */}
      <div className="mt-10 w-full max-w-sm text-left">
        <h2 className="sr-only">{t('title')}</h2>
        <Pricing locale={locale} />
      </div>
    </div>
  );
}
