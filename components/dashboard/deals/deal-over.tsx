import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import type { DealDto } from '@/lib/deals/deals/dto';
import { isEven } from '@/lib/deals/terms/disputes/disputed-sum';
import { isUnweighed } from './paid';
import { otherName } from './turn';

/** How a deal ended. */
export function DealOver({ deal }: { deal: DealDto }) {
  const t = useTranslations('deals.over');
  const { status, cancelledBy, side, done } = deal;
  // Otherwise an account was deleted, and the deal ended as it was.
  const isWhole = done.accept !== null && done.pay !== null;
  if (status === 'closed')
    return (
      <Note id="next" tabIndex={-1} tone="ok" title={t('closed')}>
        {t('closedText', { as: !isWhole ? 'left' : isEven(deal) ? 'even' : 'other' })}{' '}
        {isUnweighed(deal) ? t('unweighed') : null}
      </Note>
    );
  if (status === 'lapsed')
    return (
      <Note id="next" tabIndex={-1} tone="warn" title={t('lapsed')}>
        {t('lapsedText')}
      </Note>
    );
  const by = cancelledBy === null || cancelledBy === 'both' ? cancelledBy : cancelledBy === side ? 'you' : 'them';
  return (
    <Note id="next" tabIndex={-1} tone="warn" icon="ban" title={t('cancelled')}>
      {t('cancelledBy', { by: by ?? 'other', name: otherName(deal) })}
    </Note>
  );
}
