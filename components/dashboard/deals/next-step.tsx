import { useLocale, useTranslations } from 'next-intl';
import { deliveryText } from '@/components/market/animals/lot-detail/glance';
import { buttonVariants } from '@/components/ui/button-variants';
import { LocalTime } from '@/components/ui/local-time';
import { Note } from '@/components/ui/note';
import { dayOf, formatDate } from '@/lib/core/i18n/format';
import { cameBackAt, type DealDto, type DealStep } from '@/lib/deals/deals/dto';
import type { Step, StepInput } from '@/lib/deals/deals/schema';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { paymentDates } from '@/lib/deals/terms/dates/payment-dates';
import { scaleUnit } from '@/lib/deals/terms/scale';
import { isBelievable } from '@/lib/deals/terms/weight-deviation';
import { OpenDisputeLink } from '@/components/dashboard/disputes/open-dispute-link';
import { ActButton } from './act-button';
import { isUnweighed, useSettledWeight } from './paid';
import { SettleWeights } from './settle-weights';
import { StepCard } from './step-card';
import { deadlineOf, isMyTurn, otherName } from './turn';
import type { DealActions } from './use-deal-act';
import { WeighForm } from './weigh-form';
import { WeightsTable } from './weights-table';
import { AskWinner, Winner } from './winner';

interface NextStepProps {
  deal: DealDto;
  now: Date;
  actions: DealActions;
  /** Another card has the one filled button. */
  isQuiet: boolean;
}

/** What may be said already, because steps may be skipped; by whom `takeStep` lets. */
const EARLIER: Partial<Record<DealStep, { step: Exclude<Step, 'agree'>; by: DealDto['side'] | null }>> = {
  papers: { step: 'load', by: null },
  weigh: { step: 'accept', by: 'buyer' },
  accept: { step: 'pay', by: 'seller' },
};

interface StepButtonProps extends NextStepProps {
  step: Exclude<StepInput['step'], 'askWinner' | 'decline'>;
  isNext: boolean;
}

/** What it means to say today that the animals are loaded: whether that is on the agreed days, and when payment is due. */
function useLoadText(): (deal: DealDto, now: Date) => string {
  const t = useTranslations('deals.sure');
  // messages: animalLot.deliverFrom, animalLot.deliverTo
  const lot = useTranslations('animalLot');
  const locale = useLocale();
  return ({ terms, snapshot, newDate: { agreed } }, now) => {
    const today = dayOf(now, placeZone(snapshot));
    const { deliverFrom: from, deliverTo: to } = agreed ? { deliverFrom: agreed.day, deliverTo: agreed.day } : terms;
    const days = deliveryText(locale, { deliverFrom: from, deliverTo: to }, lot);
    const [first, ...more] = terms.payment?.kind === 'cash' ? [] : paymentDates(terms.payment, today);
    return [
      from && today < from && t('loadEarly', { days: days ?? '' }),
      to && today > to && t('loadLate', { days: days ?? '' }),
      first &&
        t('loadCounts', {
          day: formatDate(locale, today),
          first: formatDate(locale, first),
          isOne: String(more.length === 0),
        }),
      t('loadText'),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

/** Says that money is said to have come in before it was due. */
function usePayEarly(): (deal: DealDto, now: Date) => string | null {
  const t = useTranslations('deals.sure');
  const locale = useLocale();
  return ({ terms, snapshot, done }, now) => {
    const zone = placeZone(snapshot);
    if (!done.load || terms.payment === null || terms.payment.kind === 'cash') return null;
    const last = paymentDates(terms.payment, dayOf(new Date(done.load), zone)).at(-1);
    return last && dayOf(now, zone) < last ? t('payEarly', { last: formatDate(locale, last) }) : null;
  };
}

function StepButton({ deal, now, step, actions, isNext, isQuiet }: StepButtonProps) {
  const t = useTranslations('deals');
  const loadText = useLoadText();
  const payEarly = usePayEarly();
  const settledWeight = useSettledWeight();
  const back = t('sure.back');
  // Where it takes both already, receiving changes nothing about who may cancel alone.
  const isAlone = deal.mayCancel === 'alone';
  const { mine, theyHave, compared } = deal.weights;
  const whoWeighed = compared ? 'sure.noneAgreed' : mine || theyHave ? 'sure.oneWeighed' : 'sure.unweighed';
  const unweighed = isUnweighed(deal) ? (settledWeight(deal) ?? t(whoWeighed)) : null;
  const texts = (...all: (string | null)[]) => all.filter(Boolean).join(' ');
  // Both fix what is paid: the sum is the one that was seen.
  const seen = step === 'accept' || step === 'pay' ? deal.due : null;
  const sure = {
    agree: { title: t('sure.agree'), text: t('sure.agreeText'), back },
    papers: undefined,
    stay: undefined,
    load: { title: t('sure.load'), text: loadText(deal, now), back },
    cameBack: { title: t('sure.cameBack'), text: t('sure.cameBackText'), back },
    accept: {
      title: t('sure.accept'),
      text: texts(unweighed, t(isAlone ? 'sure.acceptText' : 'sure.acceptTextBoth')),
      back,
    },
    pay: {
      title: t('sure.pay'),
      text: texts(unweighed, payEarly(deal, now), t(deal.status === 'open' ? 'sure.payText' : 'sure.payLate')),
      back,
    },
  }[step];
  return (
    <ActButton
      send={actions.sayStep}
      input={{ number: deal.number, step, seen }}
      label={t(`acts.${step}`)}
      done={t(`took.${step}`)}
      sure={sure}
      size={isNext ? 'lg' : 'md'}
      variant={isNext && !isQuiet ? 'primary' : 'secondary'}
      className="max-sm:w-full"
    />
  );
}

/** Lets the seller say that the money came after all, of a deal that time closed without it. */
export function LatePayment(step: Pick<NextStepProps, 'deal' | 'now' | 'actions'>) {
  const { side, status, done } = step.deal;
  if (side !== 'seller' || status !== 'closed' || done.pay !== null) return null;
  return (
    <div className="mt-3">
      <StepButton {...step} step="pay" isNext={false} isQuiet />
    </div>
  );
}

/** The form for the reader's weights, open where it comes next. */
function Weighing({ deal, actions, isQuiet }: Omit<NextStepProps, 'now'>) {
  const t = useTranslations('deals.weigh');
  const { next, turn, side, weights } = deal;
  const isNext = next === 'weigh' && isMyTurn({ side, turn });
  const form = <WeighForm deal={deal} isNext={isNext && !isQuiet} send={actions.sendWeights} />;
  if (isNext)
    return (
      <>
        {weights.theyHave ? (
          <p className="mt-2 text-15 font-medium">{t('theyHave', { name: otherName(deal) })}</p>
        ) : null}
        {form}
      </>
    );
  return (
    <details className="[&[open]]:basis-full max-sm:w-full [&>summary]:list-none [&>summary::-webkit-details-marker]:hidden">
      <summary className={`${buttonVariants({ variant: 'secondary' })} max-sm:w-full`}>
        {weights.mine ? t('fix') : t('open')}
      </summary>
      {form}
    </details>
  );
}

/** Whether the seller's page counts the mean of weights on which nobody agreed. */
function countsMean({ weights, terms, side }: DealDto): boolean {
  const buyers = side === 'buyer' ? weights.mine : weights.theirs;
  if (weights.isDressed || !terms.kg || !buyers) return false;
  return isBelievable(Number(buyers.netKg) / buyers.heads, terms.kg);
}

/** What comes next in an open deal: whose turn it is, until when, and the one filled button. */
export function NextStep({ deal, now, actions, isQuiet }: NextStepProps) {
  const t = useTranslations('deals');
  const { next, side, weights, lapsesAt, winner } = deal;
  if (next === null) return null;
  const step = { deal, now, actions, isQuiet };
  // Who weighed after the receipt keeps nobody from saying that the money is in.
  const mayBePaid = side === 'seller' && deal.done.accept !== null && deal.done.pay === null;
  if (next === 'settleWeights')
    return (
      <SettleWeights {...step}>{mayBePaid ? <StepButton {...step} step="pay" isNext={false} /> : null}</SettleWeights>
    );
  const name = otherName(deal);
  const isMine = isMyTurn(deal);
  const hasWeighed = weights.mine !== null;
  // Once somebody entered a truck nothing lapses by itself.
  const isKept = lapsesAt === null;
  const keptOf = next === 'papers' && isKept ? 'papersKept' : next === 'load' && !isKept ? 'loadUntil' : next;
  // Received and paid, it waits for the buyer's weight, and then for the seller's.
  const isLate = next === 'weigh' && weights.endsAt !== null;
  const textOf = isLate ? 'weighLast' : keptOf;
  const lateOf = isLate && side === 'buyer' ? 'weighReceived' : textOf;
  const mineOf = next === 'accept' && deal.mayCancel !== 'alone' ? 'acceptBoth' : lateOf;
  // After the receipt what one of the two weighed waits for the other's: alone it changes nothing that is due.
  const isLone = next === 'pay' && weights.compared === null && (hasWeighed || weights.theyHave);
  const isUncompared = next === 'pay' && weights.compared === null && weights.mayCorrect;
  const mayWeighToo = next === 'load' || (next === 'weigh' && !isMine) || isUncompared;
  const isAsked = winner?.state === 'asked';
  const asksMe = isAsked && side === 'buyer';
  const mayStay = side === 'buyer' && winner !== null && winner.state !== 'answered';
  const isAnyones = next === 'load' && !isAsked;
  const isNow = isAsked ? asksMe : isMine;
  const back = side === 'buyer' ? cameBackAt(deal.events) : null;
  const earlier = EARLIER[next];
  const mayBeEarlier = earlier && (earlier.by === null || earlier.by === side) && deal.done[earlier.step] === null;
  return (
    <StepCard
      isMine={isNow}
      who={isAnyones ? t('anyTurn') : isNow ? t(isQuiet ? 'thenYou' : 'yourTurn') : t('theirs', { name })}
      deadline={
        isAsked ? winner.until : (deadlineOf(deal) ?? (winner && new Date(winner.until) > now ? winner.until : null))
      }
      zone={placeZone(deal.snapshot)}
      now={now}
      title={
        isAsked
          ? t(asksMe ? 'winner.title' : 'winner.wait', { name })
          : isMine || next === 'load'
            ? t(`todo.${next}`)
            : t(`wait.${isLate && side === 'seller' ? 'weighReceived' : next}`, { name })
      }
      text={
        isAsked
          ? null
          : isMine || next === 'load'
            ? t(`todoText.${mineOf}`, { name })
            : t(`waitText.${textOf}`, { name })
      }
    >
      {hasWeighed && (next === 'weigh' || isLone) ? (
        <WeightsTable weights={weights} unit={scaleUnit(deal.terms)} name={name} />
      ) : null}
      {isLone ? (
        <Note tone="warn" title={hasWeighed ? t('weights.lone') : t('weigh.theyHave', { name })} className="mt-2">
          {hasWeighed && deal.openable.length > 0 ? <OpenDisputeLink>{t('weights.claimLone')}</OpenDisputeLink> : null}
        </Note>
      ) : null}
      {weights.compared && deal.done.weigh !== null && deal.netKg === null ? (
        <>
          <WeightsTable weights={weights} unit={scaleUnit(deal.terms)} name={name} />
          <Note tone="warn" title={t('weights.ended')} className="mt-2">
            {countsMean(deal) ? t('weights.endedMean') : null}
          </Note>
        </>
      ) : null}
      {back === null ? null : (
        <Note tone="info" className="mt-2">
          {t.rich('cameBack', { name, when: () => <LocalTime date={back} className="tabular-nums" /> })}
        </Note>
      )}
      <Winner deal={deal} now={now} />
      {next === 'weigh' && lapsesAt !== null ? (
        <p className="mt-2 text-15 text-ink-2">
          {t.rich('weigh.lapses', { when: () => <LocalTime date={lapsesAt} className="tabular-nums" /> })}
        </p>
      ) : null}
      {next === 'weigh' && isMine ? <Weighing {...step} isQuiet={isQuiet || isAsked} /> : null}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {mayStay ? <StepButton {...step} step="stay" isNext={isAsked} /> : null}
        {isMine && next !== 'weigh' ? <StepButton {...step} step={next} isNext={!isAsked} /> : null}
        {isMine && next === 'agree' ? (
          <ActButton
            send={actions.sayStep}
            input={{ number: deal.number, step: 'decline' }}
            label={t('cancel.decline')}
            done={t('cancel.declined')}
            sure={{
              title: t('cancel.declineTitle'),
              text: t('cancel.chanceText', { name }),
              back: t('sure.back'),
              destructive: true,
            }}
            variant="ghost"
            className="max-sm:w-full"
          />
        ) : null}
        {deal.mayAskWinner ? <AskWinner deal={deal} send={actions.sayStep} /> : null}
        {mayBeEarlier ? <StepButton {...step} step={earlier.step} isNext={false} /> : null}
        {mayWeighToo ? <Weighing {...step} /> : null}
        {deal.mayComeBack ? <StepButton {...step} step="cameBack" isNext={false} /> : null}
      </div>
    </StepCard>
  );
}
