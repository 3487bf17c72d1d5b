import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { CheckedSheet } from '@/lib/deals/sheet/dto';

interface SheetCheckProps {
  /** The deal of which the code is; null if it is of none, `codeless` without one, `later` for an address that asks too often. */
  checked: CheckedSheet | null | 'later' | 'codeless';
  /** The number as it stands in the address. */
  number: string;
  /** Whether the reader is one of the two. */
  isOwn: boolean;
}

const LOOKS = {
  valid: { icon: 'circle-check', tone: 'bg-pasture-soft text-pasture-ink' },
  over: { icon: 'triangle-alert', tone: 'bg-clay-soft text-clay-ink' },
  changed: { icon: 'triangle-alert', tone: 'bg-clay-soft text-clay-ink' },
  codeless: { icon: 'circle-alert', tone: 'bg-sunken text-ink-2' },
  later: { icon: 'hourglass', tone: 'bg-sunken text-ink-2' },
} as const;

function outcomeOf(checked: SheetCheckProps['checked']): keyof typeof LOOKS {
  if (checked === null) return 'changed';
  if (typeof checked === 'string') return checked;
  return checked.status === 'cancelled' || checked.status === 'lapsed' ? 'over' : 'valid';
}

/** What was agreed, to be compared with the paper, and what the code says nothing of. */
function Compared({ status, rows }: CheckedSheet) {
  const t = useTranslations('deals.check');
  return (
    <>
      <dl className="text-15">
        {[{ name: t('status'), value: t(`states.${status}`) }, ...rows].map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[116px_minmax(0,1fr)] gap-x-3 border-t border-line py-1.5">
            <dt className="text-13 leading-[1.6] text-ink-2">{name}</dt>
            <dd className="font-medium [overflow-wrap:anywhere] whitespace-pre-line tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-ink-2">{t('notChecked')}</p>
    </>
  );
}

/** What a printed sheet is compared with; no names, and nothing else of the deal. */
export function SheetCheck({ checked, number, isOwn }: SheetCheckProps) {
  const t = useTranslations('deals.check');
  const limited = useTranslations('errors')('rate_limited');
  const locale = useLocale();
  const outcome = outcomeOf(checked);
  const { icon, tone } = LOOKS[outcome];
  const text = {
    valid: t('validText'),
    over: t('overText'),
    changed: t('changedText'),
    codeless: t('codelessText'),
    later: limited,
  }[outcome];
  const deal = typeof checked === 'string' ? null : checked;
  const status = deal?.status ?? 'open';
  const title = {
    valid: t('valid', { number }),
    over: t('over', { number, status }),
    changed: t('changed'),
    codeless: t('codeless'),
    later: t('later'),
  }[outcome];
  return (
    <div className="wrap py-10 sm:py-16">
      <div className="mx-auto grid max-w-[520px] gap-3 rounded-card border border-line bg-surface p-6 sm:p-8">
        <span className={`grid size-12 place-items-center rounded-full ${tone}`}>
          <Icon name={icon} className="size-6" />
        </span>
        <p className="text-14 text-ink-2">{t('title')}</p>
        <h1 className="text-28">{title}</h1>
        <p className="text-ink-2">{text}</p>
        {deal ? <Compared {...deal} /> : null}
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
