import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import { formatNumber } from '@/lib/core/i18n/format';
import type { DealDto } from '@/lib/deals/deals/dto';
import { formatScale, scaleUnit } from '@/lib/deals/terms/scale';
import { loadedHeads, type TruckDto } from '@/lib/deals/trucks/dto';
import { headsText } from '@/lib/livestock/price-formats/lot-words';
import { ActButton } from '../act-button';
import { otherName } from '../turn';
import type { Send } from '../use-deal-act';
import { TruckForm } from './truck-form';

interface LoadingListProps {
  deal: DealDto;
  /** Who takes the animals, as the freight was agreed; empty where it wasn't. */
  driver: string;
  actions: Record<'sendTruck' | 'fixTruck' | 'dropTruck', Send>;
}

const FOLD = 'link inline-flex min-h-11 items-center text-15';

/** Whether trucks come next, or may: from the papers on until the weight is firm. */
const isLoading = ({ status, next, done }: DealDto): boolean =>
  status === 'open' && done.weigh === null && (next === 'load' || next === 'weigh' || next === 'settleWeights');

function Truck({ truck, left, deal, actions }: Omit<LoadingListProps, 'driver'> & { truck: TruckDto; left: number }) {
  const t = useTranslations('deals.trucks');
  const locale = useLocale();
  const { side, number, status, done } = deal;
  const { id, plate, driver, heads, kg, tags, enteredAt } = truck;
  const name = otherName(deal);
  const isMine = truck.side === side;
  const head = headsText(locale, heads);
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
        <span className="[overflow-wrap:anywhere]">{plate}</span>
        <span>{[head, kg && formatScale(locale, kg, scaleUnit(deal.terms))].filter(Boolean).join(' · ')}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-2">
        <span className="[overflow-wrap:anywhere]">{driver}</span>
        <span>
          {isMine ? t('byYou') : t('byThem', { name })} · <LocalTime date={enteredAt} className="tabular-nums" />
        </span>
      </p>
      {tags.length > 0 ? (
        <details>
          <summary className={FOLD}>{t('tagCount', { count: tags.length })}</summary>
          <p className="pb-1 text-14 [overflow-wrap:anywhere] tabular-nums">{tags.join(', ')}</p>
        </details>
      ) : null}
      {isMine && status === 'open' && done.weigh === null ? (
        <div className="flex flex-wrap items-start gap-x-5">
          <details className="[&[open]]:basis-full">
            <summary className={FOLD}>{t('fix')}</summary>
            <TruckForm
              // What was saved is what the form shows.
              key={enteredAt}
              number={number}
              truck={truck}
              left={left + heads}
              unit={scaleUnit(deal.terms)}
              name={name}
              send={actions.fixTruck}
            />
          </details>
          <ActButton
            send={actions.dropTruck}
            input={{ number, truckId: id }}
            label={t('remove')}
            done={t('removed')}
            variant="link"
            sure={{ title: t('sure', { plate }), text: t('sureText'), back: t('back'), destructive: true }}
            className="min-h-11 text-clay-ink"
          />
        </div>
      ) : null}
    </li>
  );
}

/** What each truck loaded, folded below what comes next; either side enters trucks until the weight is firm. */
export function LoadingList({ deal, driver, actions }: LoadingListProps) {
  const t = useTranslations('deals.trucks');
  const locale = useLocale();
  const { trucks, number } = deal;
  const mayAdd = isLoading(deal);
  if (trucks.length === 0 && !mayAdd) return null;
  const loaded = loadedHeads(trucks);
  const left = deal.heads - loaded[deal.side];
  const form = (
    <TruckForm
      number={number}
      truck={null}
      driver={driver}
      left={left}
      unit={scaleUnit(deal.terms)}
      name={otherName(deal)}
      send={actions.sendTruck}
    />
  );
  return (
    <details className="group mt-3 border-b border-line">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2.5 text-15">
        <Icon name="truck" className="size-5 text-ink-2" />
        <span className="font-semibold">{t('title')}</span>
        <span className="ml-auto text-14 text-ink-2 tabular-nums">
          {trucks.length === 0
            ? t('optional')
            : t('loaded', { heads: formatNumber(locale, loaded.all), agreed: formatNumber(locale, deal.heads) })}
        </span>
        <Icon name="chevron-down" className="size-4 text-ink-2 group-open:rotate-180" />
      </summary>
      <ul>
        {trucks.map((truck) => (
          <Truck key={truck.id} truck={truck} left={left} deal={deal} actions={actions} />
        ))}
      </ul>
      {!mayAdd || left === 0 ? null : trucks.length === 0 ? (
        form
      ) : (
        <details className="border-t border-line">
          <summary className={FOLD}>{t('add')}</summary>
          {form}
        </details>
      )}
    </details>
  );
}
