import { useLocale, useTranslations } from 'next-intl';
import { ActButton } from '@/components/dashboard/deals/act-button';
import type { DealActions } from '@/components/dashboard/deals/use-deal-act';
import { otherName } from '@/components/dashboard/deals/turn';
import { buttonVariants } from '@/components/ui/button-variants';
import { formatMoney } from '@/lib/core/i18n/format';
import type { DealDto } from '@/lib/deals/deals/dto';
import type { DisputeDto } from '@/lib/deals/disputes/dto';
import { dueAfter } from '@/lib/deals/terms/disputes/disputed-sum';
import { isOfAnimals, sumIsFor, turnOf } from '@/lib/deals/terms/disputes/dispute-kinds';
import { ProposeForm } from './propose-form';

export interface AnswersProps {
  deal: DealDto;
  dispute: DisputeDto;
  actions: DealActions;
}

interface Acceptance {
  what: 'claim' | 'proposal';
  amount: string;
}

/**
 * The sums that the reader may accept: the newest that the other proposed, then what the terms come to, which is first where it
 * is nothing: nobody pays in a hurry what isn't owed.
 */
function acceptable({ proposals, claim, openedBy }: DisputeDto, side: DealDto['side']): Acceptance[] {
  const newest = proposals.at(-1);
  const sums: Acceptance[] = [];
  if (newest && newest.side !== side) sums.push({ what: 'proposal', amount: newest.amount });
  const amount = claim?.amount ?? null;
  if (openedBy !== side && amount !== null && !sums.some((sum) => Number(sum.amount) === Number(amount)))
    sums.push({ what: 'claim', amount });
  return amount !== null && Number(amount) === 0 ? sums.toReversed() : sums;
}

/** What the reader may do about an open dispute: accept a sum, propose another, or withdraw it. */
export function DisputeAnswers({ deal, dispute, actions }: AnswersProps) {
  const t = useTranslations('deals.dispute');
  const locale = useLocale();
  const { number, side, terms } = deal;
  const { proposals, openedBy } = dispute;
  const money = (amount: string) => formatMoney(locale, amount, terms.currency);
  const newest = proposals.at(-1);
  const seen = newest?.id ?? null;
  // One filled button: of whose turn it is, unless something else waits for them first.
  const isMine = turnOf(openedBy, proposals) === side && deal.waits !== 'winner';
  const sums = acceptable(dispute, side);
  const isContradicted = ({ what }: Acceptance) => what === 'claim' && dispute.claim?.weighed !== undefined;
  const labelOf = ({ what, amount }: Acceptance) => {
    if (Number(amount) === 0) return t('closeIt');
    return what === 'claim' ? t('acceptClaim', { amount: money(amount) }) : t('accept', { amount: money(amount) });
  };
  const sureText = ({ what, amount }: Acceptance) => {
    const { kind, openedAt } = dispute;
    const { delivered, done, weights } = deal;
    const payee = sumIsFor(kind, openedBy);
    const isRefund = done.pay !== null;
    // A sum about the weight makes the mean firm that both see.
    const isMean = kind === 'weight' && delivered !== null && Number(amount) > 0;
    const isFirm = what === 'proposal' ? isMean || done.weigh !== null : done.weigh !== null && openedAt >= done.weigh;
    const due = dueAfter(deal, {
      ...{ kind, amount, payee },
      ...{ knewFirm: isFirm, isRefund },
    });
    // Two weighings that differ end with it; of those that agree the mean counts.
    const endsWeighing = kind === 'weight' && weights.compared !== null && done.weigh === null && delivered === null;
    if (due)
      return [
        t('sureDue', { before: money(due.before), after: money(due.after) }),
        ...(endsWeighing ? [t('sureWeighed')] : []),
      ].join(' ');
    const isPaid = isOfAnimals(kind) ? isRefund && deal.status !== 'cancelled' : true;
    if (Number(amount) === 0 || !isPaid) return t('sureText');
    const who = { isForMe: String(payee === side), amount: money(amount), name: otherName(deal) };
    return `${t(isOfAnimals(kind) ? 'sureBack' : 'surePaid', who)} ${t('sureText')}`;
  };
  const form = (isNext: boolean) => (
    <ProposeForm
      number={number}
      currency={terms.currency}
      name={otherName(deal)}
      isNext={isNext}
      send={actions.proposeSum}
    />
  );
  const isFirst = proposals.length === 0 && dispute.claim?.amount == null;
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {sums.map((sum, index) => (
          <ActButton
            key={sum.what}
            send={actions.acceptSum}
            input={{ number, what: sum.what, seen }}
            label={labelOf(sum)}
            done={t('accepted')}
            newer={newest && { code: 'proposal_outdated', text: t('newer', { amount: money(newest.amount) }) }}
            sure={{ title: t('sureTitle', { amount: money(sum.amount) }), text: sureText(sum), back: t('back') }}
            // What its own author counted otherwise nobody accepts in a hurry.
            variant={index === 0 && isMine && !isContradicted(sum) ? 'primary' : 'secondary'}
            size={index === 0 ? 'lg' : 'md'}
            className="max-w-full btn-wrap max-sm:w-full"
          />
        ))}
        {isFirst ? null : (
          <details className="[&[open]]:basis-full max-sm:w-full [&>summary]:list-none [&>summary::-webkit-details-marker]:hidden">
            <summary className={`${buttonVariants({ variant: 'secondary' })} max-sm:w-full`}>{t('propose')}</summary>
            {form(false)}
          </details>
        )}
        {openedBy === side ? (
          <ActButton
            send={actions.withdrawDispute}
            input={{ number }}
            label={t('withdraw')}
            done={t('withdrawn')}
            sure={{ title: t('withdrawTitle'), text: t('withdrawText'), back: t('back'), destructive: true }}
            variant="ghost"
          />
        ) : null}
      </div>
      {isFirst ? form(isMine) : null}
    </>
  );
}
