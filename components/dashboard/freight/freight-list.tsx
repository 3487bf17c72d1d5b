import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { placeIn } from '@/lib/core/i18n/country';
import { formatDays, formatNumber } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { FreightRowDto } from '@/lib/deals/freight/dto';
import { formatScale } from '@/lib/deals/terms/scale';
import { animalsText } from './animals-text';

function FreightItem({ freight }: { freight: FreightRowDto }) {
  const t = useTranslations('freight');
  // messages: categories.*
  const categories = useTranslations('categories');
  const locale = useLocale();
  const { id, from, to, kg, unit, ready, lineKm, quotes, category, status } = freight;
  const animals = animalsText(freight, locale, (heads) => t('headsOf', { heads, kind: categories(category) }));
  const facts = [
    animals,
    kg && formatScale(locale, kg, unit),
    lineKm === null ? null : t('lineKm', { km: formatNumber(locale, lineKm) }),
  ];
  return (
    <li>
      <a
        href={localizedPath(locale, `/freight/${id}`)}
        className="flex items-center gap-3 py-3 -outline-offset-2 hover:bg-sunken/55 sm:gap-4 sm:px-3"
      >
        <span className="grid size-12 flex-none place-items-center rounded-input bg-sunken text-ink-2">
          <Icon name="truck" className="size-6" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold [overflow-wrap:anywhere]">
            {t('route', { from: placeIn(from, locale), to: placeIn(to, locale) })}
          </span>
          <span className="block text-14 text-ink-2 tabular-nums">{facts.filter(Boolean).join(' · ')}</span>
          <span className="block text-14 text-ink-2 tabular-nums">
            {t('facts.ready')}: {formatDays(locale, ready)} ·{' '}
            {status === 'accepted' ? t('accepted') : t('ofDealOpen', { count: quotes })}
          </span>
        </span>
        <Icon name="chevron-right" className="size-4 flex-none text-ink-2" />
      </a>
    </li>
  );
}

function Part({ title, freights }: { title: string; freights: readonly FreightRowDto[] }) {
  if (freights.length === 0) return null;
  return (
    <section className="mt-5">
      <h2 className="mb-2 text-18">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {freights.map((freight) => (
          <FreightItem key={freight.id} freight={freight} />
        ))}
      </ul>
    </section>
  );
}

/** What carriers are asked for: what the reader quoted for, and what else is open. */
export function FreightList({ quoted, open }: Record<'quoted' | 'open', readonly FreightRowDto[]>) {
  const t = useTranslations('freight');
  return (
    <div className="wrap pb-12">
      <header className="pt-4 sm:pt-8">
        <h1 className="text-28">{t('listTitle')}</h1>
        <p className="mt-1 max-w-form text-ink-2">{t('listText')}</p>
      </header>
      <Part title={t('mine')} freights={quoted} />
      <Part title={t('toQuote')} freights={open} />
      {open.length === 0 ? <p className="mt-5 text-ink-2">{t('none')}</p> : null}
    </div>
  );
}
