import { useTranslations } from 'next-intl';
import { LocalTime } from '@/components/ui/local-time';
import { Note } from '@/components/ui/note';
import { asksToCancel, cancellingOf, isAskedToCancel, type DealDto } from '@/lib/deals/deals/dto';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { ActButton } from './act-button';
import { StepCard } from './step-card';
import { otherName } from './turn';
import type { Send } from './use-deal-act';

interface CancelDealProps extends Record<'cancel' | 'say' | 'takeBack', Send> {
  deal: DealDto;
  now: Date;
}

/** Ends a deal early: alone, or once both have asked for it, of which the second answers what the first asked. */
export function CancelDeal({ deal, now, cancel, say, takeBack }: CancelDealProps) {
  const t = useTranslations('deals.cancel');
  const deals = useTranslations('deals');
  const { mayCancel, mayAskWinner, isAtFault, side } = deal;
  // What isn't agreed on yet its runner-up takes or leaves where it is asked.
  const isAsked = deal.next === 'agree';
  if (mayCancel === null || (isAsked && side === 'buyer')) return null;
  const name = otherName(deal);
  const didThey = isAskedToCancel(deal);
  const takesBoth = mayCancel === 'both';
  // Who denied what the buyer alone says left waits for its day.
  const { lapsesAt, mayDeny } = deal;
  const when = lapsesAt === null ? null : () => <LocalTime date={lapsesAt} className="tabular-nums" />;
  if (asksToCancel(deal))
    return (
      <Note tone="warn">
        {mayDeny && when ? t.rich('youDenied', { name, when }) : t('youAsked', { name })}
        <ActButton
          send={takeBack}
          input={{ number: deal.number }}
          label={t('takeBack')}
          done={t('takenBack')}
          variant="secondary"
          className="mt-3 flex"
        />
      </Note>
    );
  // Before it counts against the seller a winner is asked, where the next step is.
  if (side === 'seller' && ((mayAskWinner && (isAtFault || mayCancel === 'both')) || deal.winner?.state === 'asked'))
    return null;
  const of = deal.lotId !== null ? 'lot' : deal.returnsHeads ? 'listing' : 'off';
  const isLast = !takesBoth || didThey;
  const seen = cancellingOf(deal);
  const isDenied = mayDeny && side === 'buyer' && when !== null;
  const isFirst = deal.waits === 'cancel';
  const button = (
    <ActButton
      // That nobody waits for a runner-up is refused once they took the lot: it never counts against the seller.
      send={isAsked ? say : cancel}
      input={isAsked ? { number: deal.number, step: 'decline' } : { number: deal.number, seen }}
      label={didThey ? t('agree') : takesBoth ? t('ask') : t('open')}
      done={isLast ? t('done') : t('asked', { name })}
      variant={isFirst ? 'primary' : didThey ? 'secondary' : 'ghost'}
      size={isFirst ? 'lg' : 'md'}
      sure={{
        title: isLast ? t('title') : t('askTitle'),
        text: isLast
          ? t('text', { name, of, fault: isAtFault ? 'mine' : 'none' })
          : mayDeny && side === 'seller'
            ? t('denyText', { name, of })
            : t('askText', { name }),
        back: t('back'),
        destructive: true,
      }}
      className={didThey ? 'mt-4 max-sm:w-full' : '-ml-4.5 justify-self-start text-clay-ink'}
    />
  );
  if (!didThey) return <div className="grid">{button}</div>;
  return (
    <StepCard
      id="cancel"
      isMine
      who={deals(isFirst ? 'yourTurn' : 'thenYou')}
      deadline={isDenied ? lapsesAt : null}
      zone={placeZone(deal.snapshot)}
      now={now}
      title={t('theyAsked', { name })}
      text={isDenied ? null : t('theyAskedText')}
    >
      {isDenied ? <p className="mt-2 text-15">{t.rich('theyDenied', { name, when })}</p> : null}
      {button}
    </StepCard>
  );
}
