import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

interface SheetCheckProps {
  outcome: 'valid' | 'changed' | 'later';
  /** The number as it stands in the address. */
  number: string;
  /** Whether the reader is one of the two. */
  isOwn: boolean;
}

const LOOKS = {
  valid: { icon: 'circle-check', tone: 'bg-pasture-soft text-pasture-ink' },
  changed: { icon: 'triangle-alert', tone: 'bg-clay-soft text-clay-ink' },
  later: { icon: 'hourglass', tone: 'bg-sunken text-ink-2' },
} as const;

/** Whether a printed sheet is as both sides agreed; nothing else of the deal. */
export function SheetCheck({ outcome, number, isOwn }: SheetCheckProps) {
  const t = useTranslations('deals.check');
  const limited = useTranslations('errors')('rate_limited');
  const locale = useLocale() as Locale;
  const { icon, tone } = LOOKS[outcome];
  const text = { valid: t('validText', { number }), changed: t('changedText'), later: limited }[outcome];
  return (
    <div className="wrap py-10 sm:py-16">
      <div className="mx-auto grid max-w-[520px] gap-3 rounded-card border border-line bg-surface p-6 sm:p-8">
        <span className={`grid size-12 place-items-center rounded-full ${tone}`}>
          <Icon name={icon} className="size-6" />
        </span>
        <p className="text-14 text-ink-2">{t('title')}</p>
        <h1 className="text-28">{t(outcome)}</h1>
        <p className="text-ink-2">{text}</p>
        {isOwn ? (
          <a href={localizedPath(locale, `/deals/${number}`)} className={`${buttonVariants()} mt-3`}>
            {t('open')}
          </a>
        ) : (
          <a href={localizedPath(locale, '/')} className={`${buttonVariants({ variant: 'secondary' })} mt-3`}>
            {t('home')}
          </a>
        )}
      </div>
    </div>
  );
}
