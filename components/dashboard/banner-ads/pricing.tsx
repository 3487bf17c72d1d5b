import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { BANNER_MONTHLY_PRICE } from '@/lib/money/banner-ads/schema';
import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** What an advertisement costs and includes. */
export async function Pricing({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'bannerAds' });
  return (
    <Panel>
      <h3 className="text-14 font-medium text-ink-2">{t('pricing')}</h3>
      <p className="mt-1 font-head text-28 font-semibold tracking-[-0.02em] tabular-nums">
        <small className="mr-1.5 font-text text-14 font-medium tracking-normal text-ink-2">US$</small>
        {formatPrice(locale, String(BANNER_MONTHLY_PRICE))}
        <small className="ml-1.5 font-text text-15 font-normal tracking-normal text-ink-2">{t('perMonth')}</small>
      </p>
      <p className="mt-2 text-15 text-ink-2">{t('pricingText')}</p>
      <ul className="mt-4 grid gap-2.5 text-15">
        {(['includes1', 'includes2', 'includes3'] as const).map((key) => (
          <li key={key} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 text-pasture-ink" />
            {t(key)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
