import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { formatDays } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { DealRowDto } from '@/lib/deals/deals/dto';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { headsText } from '@/lib/livestock/price-formats/lot-words';
import { timeLeft } from './turn';

/** The state of a deal in words: whose turn it is, or how it ended. */
function useStateText(): (deal: DealRowDto) => string {
  const t = useTranslations('deals');
  return (deal) => {
    const { status, next, personName, waits } = deal;
    if (waits) return t(`yours.${waits}`);
    if (status !== 'open') return t(`states.${status}`);
    return next === null ? '' : t('theirs', { name: personName });
  };
}

function DealItem({ deal, now }: { deal: DealRowDto; now: Date }) {
  const t = useTranslations('deals');
  const locale = useLocale();
  const stateText = useStateText();
  const { number, title, image, personName, heads, terms, waits, isDisputed, agreedOn } = deal;
  const left = deal.askedUntil === null ? null : timeLeft(deal.askedUntil, now);
  return (
    <li>
      <a
        href={localizedPath(locale, `/deals/${number}`)}
        className="flex items-center gap-3 py-3 -outline-offset-2 hover:bg-sunken/55 sm:gap-4 sm:px-3"
      >
        {image ? (
          <img
            src={image}
            alt=""
            width={80}
            height={60}
            loading="lazy"
            className="size-18 flex-none rounded-input bg-sunken object-cover sm:h-15 sm:w-20"
          />
        ) : (
          <span className="grid size-18 flex-none place-items-center rounded-input bg-sunken text-ink-2 sm:h-15 sm:w-20">
            <Icon name="handshake" className="size-6" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block text-14 break-words text-ink-2 sm:truncate">
            <time dateTime={agreedOn} className="tabular-nums">
              {formatDays(locale, agreedOn)}
            </time>
            {' · '}
            {t('numbered', { number, name: personName })}
          </span>
          <span className="block truncate text-14 text-ink-2 tabular-nums">
            {t('listed', {
              heads: headsText(locale, heads),
              price: askedPriceText(locale, terms),
            })}
          </span>
          <span
            className={`flex flex-wrap items-center gap-x-2 text-14 ${waits ? 'font-semibold text-wheat-ink' : 'text-ink-2'}`}
          >
            {stateText(deal)}
            {left ? <span>{t(left.unit === 'hours' ? 'hoursLeft' : 'daysLeft', { count: left.count })}</span> : null}
            {isDisputed ? <Badge tone="pending">{t('inDispute')}</Badge> : null}
          </span>
        </span>
        <Icon name="chevron-right" className="size-4 flex-none text-ink-2" />
      </a>
    </li>
  );
}

const LINK = 'link inline-flex min-h-11 items-center text-15';

/** A member's deals: what waits for them first, so many `offers` before that. */
export function DealList({ deals, offers, now }: { deals: readonly DealRowDto[]; offers: number; now: Date }) {
  const t = useTranslations('deals');
  const freight = useTranslations('freight');
  const locale = useLocale();
  return (
    <div className="wrap pb-12">
      <header className="pt-4 pb-3 sm:pt-8 sm:pb-5">
        <h1 className="text-28">{t('title')}</h1>
        {deals.length > 0 ? <p className="mt-1 text-ink-2">{t('lead')}</p> : null}
        <p className="flex flex-wrap gap-x-6">
          <a href={localizedPath(locale, '/offers')} className={LINK}>
            {t('offers')}
          </a>
          <a href={localizedPath(locale, '/visits')} className={LINK}>
            {t('visits')}
          </a>
          <a href={localizedPath(locale, '/freight')} className={LINK}>
            {freight('listTitle')}
          </a>
        </p>
      </header>
      {offers > 0 ? (
        <a
          href={localizedPath(locale, '/offers')}
          className="mb-4 flex min-h-14 items-center gap-3 rounded-card border border-wheat-line bg-surface px-4 font-semibold text-wheat-ink"
        >
          <Icon name="clock" className="size-5 flex-none" />
          <span className="min-w-0 flex-1">{t('offersWait', { count: offers })}</span>
          <Icon name="chevron-right" className="size-4 flex-none" />
        </a>
      ) : null}
      {deals.length === 0 ? (
        <p className="text-ink-2">{t('empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {deals.map((deal) => (
            <DealItem key={deal.id} deal={deal} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}
