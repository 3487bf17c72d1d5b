import { useLocale, useTranslations } from 'next-intl';
import { formatDecimal } from '@/lib/core/i18n/format';
import { USUAL_TOLERANCE, type DealTerms } from '@/lib/deals/terms/schema';

/** What a deal goes by where the two agreed on nothing else, before either of them accepts. */
export function UsualRules({ basis }: Pick<DealTerms, 'basis'>) {
  const t = useTranslations('offers.rules');
  const locale = useLocale();
  return (
    <details className="text-13 text-ink-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('title')}</summary>
      <ul className="grid list-disc gap-1 pb-2 pl-5">
        <li>{t('weight', { percent: formatDecimal(locale, USUAL_TOLERANCE) })}</li>
        <li>{basis === 'lot' ? t('headsOfLot') : t('heads')}</li>
        <li>{t('faults')}</li>
        <li>{t('payment')}</li>
      </ul>
    </details>
  );
}
