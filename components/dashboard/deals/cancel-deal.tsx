import { useTranslations } from 'next-intl';
import { LocalTime } from '@/components/ui/local-time';
import { Note } from '@/components/ui/note';
import { cancelAskers, cancellingOf, type DealDto } from '@/lib/deals/deals/dto';
import { ActButton } from './act-button';
import { otherName } from './turn';
import type { Send } from './use-deal-act';

/** Ends a deal early: alone, or once both have asked for it. */
export function CancelDeal({
  deal,
  cancel,
  say,
  takeBack,
}: { deal: DealDto } & Record<'cancel' | 'say' | 'takeBack', Send>) {
  const t = useTranslations('deals.cancel');
  const { mayCancel, mayAskWinner, isAtFault, events, side } = deal;
  // What isn't agreed on yet its runner-up takes or leaves where it is asked.
  const isAsked = deal.next === 'agree';
  if (mayCancel === null || (isAsked && side === 'buyer')) return null;
  // Before it counts against the seller a winner is asked, where the next step is.
  if (side === 'seller' && ((mayAskWinner && (isAtFault || mayCancel === 'both')) || deal.winner?.state === 'asked'))
    return null;
  const name = otherName(deal);
  const askers = cancelAskers(events);
  const didI = askers.includes(side);
  const didThey = askers.some((one) => one !== side);
  const takesBoth = mayCancel === 'both';
  // Who denied what the buyer alone says left waits for its day.
  const { lapsesAt, mayDeny } = deal;
  const when = lapsesAt === null ? null : () => <LocalTime date={lapsesAt} className="tabular-nums" />;
  if (didI && takesBoth)
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
  const of = deal.lotId !== null ? 'lot' : deal.returnsHeads ? 'listing' : 'off';
  const isLast = !takesBoth || didThey;
  const seen = cancellingOf(deal);
  return (
    <div className="grid justify-items-start gap-2">
      {didThey ? (
        <Note tone="warn" className="w-full">
          {mayDeny && side === 'buyer' && when ? t.rich('theyDenied', { name, when }) : t('theyAsked', { name })}
        </Note>
      ) : null}
      <ActButton
        // That nobody waits for a runner-up is refused once they took the lot: it never counts against the seller.
        send={isAsked ? say : cancel}
        input={isAsked ? { number: deal.number, step: 'decline' } : { number: deal.number, seen }}
        label={didThey ? t('agree') : takesBoth ? t('ask') : t('open')}
        done={isLast ? t('done') : t('asked', { name })}
        variant={didThey ? 'secondary' : 'ghost'}
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
        className={didThey ? undefined : '-ml-4.5 text-clay-ink'}
      />
    </div>
  );
}
