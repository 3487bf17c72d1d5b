import { useLocale, useTranslations } from 'next-intl';
import { LocalTime } from '@/components/ui/local-time';
import { Note } from '@/components/ui/note';
import { formatDecimal } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import { isGivenUp, isUnanswered, noShowUntil, type DealDto } from '@/lib/deals/deals/dto';
import { isEven } from '@/lib/deals/terms/disputes/disputed-sum';
import { scaleUnit } from '@/lib/deals/terms/scale';
import { isUnweighed, useSettledWeight } from './paid';
import { otherName } from './turn';
import { WeightsTable } from './weights-table';

/** Tells the seller of heads that never came, and leads to where they are put on sale again. */
function Unsold({ count, listingId }: { count: number; listingId: string }) {
  const t = useTranslations('deals.over');
  const locale = useLocale();
  return (
    <p className="mt-1">
      {t('unsold', { count })}{' '}
      <a href={localizedPath(locale, `/dashboard/listing/${listingId}`)} className="link">
        {t('listing')}
      </a>
    </p>
  );
}

/** How a deal ended. */
export function DealOver({ deal }: { deal: DealDto }) {
  const t = useTranslations('deals.over');
  const locale = useLocale();
  const settledWeight = useSettledWeight();
  const { status, cancelledBy, side, done, unsold, listingId, weights } = deal;
  // Otherwise time closed it, or an account was deleted, and the deal ended as it was.
  const isWhole = done.accept !== null && done.pay !== null;
  const early = () => {
    if (done.pay !== null && weights.compared) return 'weighed';
    if (deal.person === null) return 'left';
    return done.pay === null ? 'unpaid' : 'time';
  };
  const unagreed = () =>
    weights.compared ? t('apart', { percent: formatDecimal(locale, weights.compared.percent) }) : t('unweighed');
  if (status === 'closed')
    return (
      <>
        <Note id="next" tabIndex={-1} tone="ok" title={t('closed')}>
          {t('closedText', { as: !isWhole ? early() : isEven(deal) ? 'even' : 'other' })}{' '}
          {isUnweighed(deal) ? (settledWeight(deal) ?? unagreed()) : null}
          {side === 'seller' && unsold > 0 && listingId ? <Unsold count={unsold} listingId={listingId} /> : null}
        </Note>
        {weights.compared ? (
          <WeightsTable weights={weights} unit={scaleUnit(deal.terms)} name={otherName(deal)} />
        ) : null}
      </>
    );
  if (status === 'lapsed') {
    const until = noShowUntil(deal)?.toISOString() ?? null;
    return (
      <Note id="next" tabIndex={-1} tone="warn" title={t('lapsed')}>
        {isUnanswered(deal.events)
          ? t('declined', { isMine: String(side === 'buyer') })
          : t('lapsedText', { of: deal.lotId === null ? 'listing' : 'lot' })}{' '}
        {until
          ? t.rich('noShow', {
              name: otherName(deal),
              when: () => <LocalTime date={until} className="tabular-nums" />,
            })
          : null}
      </Note>
    );
  }
  const whose = (of: 'seller' | 'buyer') => (of === side ? 'you' : 'them');
  const by = isGivenUp(deal)
    ? side === 'buyer'
      ? 'silentYou'
      : 'silent'
    : cancelledBy === 'seller' || cancelledBy === 'buyer'
      ? whose(cancelledBy)
      : cancelledBy;
  return (
    <Note id="next" tabIndex={-1} tone="warn" icon="ban" title={t('cancelled')}>
      {t('cancelledBy', { by: by ?? 'other', name: otherName(deal) })}
    </Note>
  );
}
