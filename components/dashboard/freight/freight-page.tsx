import { useLocale, useTranslations } from 'next-intl';
import { ContactLinks } from '@/components/dashboard/deals/contact-links';
import type { Send } from '@/components/dashboard/deals/use-deal-act';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { countryOf, placeIn } from '@/lib/core/i18n/country';
import { usualCurrency } from '@/lib/core/i18n/currencies';
import { formatWeekday, formatNumber } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { FreightDto } from '@/lib/deals/freight/dto';
import { formatScale } from '@/lib/deals/terms/scale';
import { animalsText } from './animals-text';
import { AskedFreight } from './asked-freight';
import { QuotedFreight } from './quoted-freight';

interface FreightPageProps {
  freight: FreightDto;
  /** What is passed on to carriers. */
  url: string;
  actions: Record<'accept' | 'cancel' | 'change' | 'quote' | 'withdraw', Send>;
}

const LINK = 'link inline-flex min-h-11 w-fit items-center gap-1.5 text-15';

/** A freight as somebody sees it: what is to be carried, and what their part in it lets them do. */
export function FreightPage({ freight, url, actions }: FreightPageProps) {
  const t = useTranslations('freight');
  // messages: categories.*
  const categories = useTranslations('categories');
  const locale = useLocale();
  const { role, status, ready, category, deal, carrier } = freight;
  const [from, to] = [placeIn(freight.from, locale), placeIn(freight.to, locale)];
  const animals = animalsText(freight, locale, (heads) => t('headsOf', { heads, kind: categories(category) }));
  const text = t('shareText', { from, to, animals, day: formatWeekday(locale, ready, 'UTC'), url });
  const isOver = status === 'cancelled' || status === 'ended';
  const isTaken = role === 'carrier' && status === 'accepted' && freight.asker === null;
  return (
    <div className="wrap pt-5 pb-10 sm:pt-8">
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
        <h1 className="text-26 [overflow-wrap:anywhere] sm:text-28">{t('route', { from, to })}</h1>
        {isOver || isTaken || (role === 'party' && status === 'open') ? (
          <Note tone="info">{t(`states.${status}`)}</Note>
        ) : null}
        <FreightFacts freight={freight} animals={animals} />
        {role === 'asker' ? <AskedFreight freight={freight} share={{ text, url }} actions={actions} /> : null}
        {role === 'carrier' ? (
          <QuotedFreight freight={freight} currency={usualCurrency(countryOf(freight.from))} actions={actions} />
        ) : null}
        {role === 'party' && carrier ? (
          <div>
            <h2 className="text-18">{t('agreedWith', { name: carrier.name })}</h2>
            <ContactLinks
              name={carrier.name}
              phone={carrier.phone}
              talkHref={localizedPath(locale, `/messages?conversation=${carrier.id}`)}
            />
          </div>
        ) : null}
        <a href={localizedPath(locale, deal === null ? '/freight' : `/deals/${deal}`)} className={LINK}>
          <Icon name="arrow-left" className="size-4" />
          {deal === null ? t('others') : t('deal', { number: String(deal) })}
        </a>
      </div>
    </div>
  );
}

/** What is to be carried, when and how far; what nobody said is absent. */
function FreightFacts({ freight, animals }: { freight: FreightDto; animals: string }) {
  const t = useTranslations('freight');
  const locale = useLocale();
  const { kg, unit, ready, lineKm, note } = freight;
  const rows = [
    ['animals', animals],
    ['kg', kg === null ? null : formatScale(locale, kg, unit)],
    ['ready', formatWeekday(locale, ready, 'UTC')],
    ['distance', lineKm === null ? null : t('lineKm', { km: formatNumber(locale, lineKm) })],
    ['note', note],
  ] as const;
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-5">
      {rows.map(([name, text]) =>
        text === null ? null : (
          <div key={name} className="flex justify-between gap-4 py-2.5 text-15">
            <dt className="text-ink-2">{t(`facts.${name}`)}</dt>
            <dd className="min-w-0 text-right font-semibold [overflow-wrap:anywhere] whitespace-pre-line tabular-nums">
              {text}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
