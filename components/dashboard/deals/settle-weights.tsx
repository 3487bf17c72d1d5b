import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { LocalTime } from '@/components/ui/local-time';
import { Note } from '@/components/ui/note';
import { formatDecimal, formatMoney, formatNumber } from '@/lib/core/i18n/format';
import type { DealDto, WeighingDto } from '@/lib/deals/deals/dto';
import { placeZone } from '@/lib/deals/terms/dates/day-end';
import { gainsBy, isBoundToMean } from '@/lib/deals/terms/disputes/disputed-sum';
import { formatScale, KG_PLACES, scaleUnit } from '@/lib/deals/terms/scale';
import { ObjectForm } from '@/components/dashboard/disputes/object-form';
import { OpenDisputeLink } from '@/components/dashboard/disputes/open-dispute-link';
import { ActButton } from './act-button';
import type { DealActions } from './use-deal-act';
import { between, paidWith } from './paid';
import { StepCard } from './step-card';
import { deadlineOf, isMyTurn, otherName } from './turn';
import { WeighForm } from './weigh-form';
import { WeightsTable } from './weights-table';

interface SettleProps {
  deal: DealDto;
  now: Date;
  actions: DealActions;
  /** Another card has the one filled button. */
  isQuiet: boolean;
  /** What else may be said already. */
  children?: ReactNode;
}

interface Both {
  mine: WeighingDto;
  theirs: WeighingDto;
  compared: NonNullable<DealDto['weights']['compared']>;
}

/** Who would weigh again, as either side says. */
function Thirds({ thirds }: Pick<DealDto['weights'], 'thirds'>) {
  const t = useTranslations('deals.weights');
  return thirds.length > 0 ? (
    <p className="mt-2 text-15 [overflow-wrap:anywhere]">{t('thirdWeighs', { third: thirds.join(' · ') })}</p>
  ) : null;
}

/** Who objects to weights that are within the tolerance, and who would weigh again. */
function Objections({ deal, difference }: { deal: DealDto; difference: string }) {
  const t = useTranslations('deals.weights');
  const { objections } = deal.weights;
  return (
    <Note tone="warn" title={difference} className="mt-2">
      {objections.theirs ? t('theyObjected', { name: otherName(deal) }) : t('youObjected')}
    </Note>
  );
}

/** How far apart both weights are, and what the two agreed on. */
function Verdict({ deal, both: { mine, theirs, compared } }: { deal: DealDto; both: Both }) {
  const t = useTranslations('deals.weights');
  const locale = useLocale();
  const { terms } = deal;
  const figures = {
    percent: formatDecimal(locale, compared.percent),
    tolerance: formatDecimal(locale, compared.tolerance),
  };
  const difference = terms.tolerancePercent === null ? t('usual', figures) : t('agreed', figures);
  const heads =
    mine.heads === theirs.heads
      ? null
      : t('headsDiffer', { mine: formatNumber(locale, mine.heads), theirs: formatNumber(locale, theirs.heads) });
  const { objections } = deal.weights;
  const isObjected = objections.mine !== null || objections.theirs !== null;
  if (!compared.isWithin)
    return (
      <Note tone="error" role={undefined} title={heads ?? difference} className="mt-2">
        {heads && difference}
      </Note>
    );
  const { firmAt, corrector } = compared;
  if (firmAt === null && corrector && !isObjected)
    return (
      <Note tone="warn" title={difference} className="mt-2">
        {corrector === deal.side
          ? t('youCorrected', { name: otherName(deal) })
          : t('theyCorrected', { name: otherName(deal) })}
      </Note>
    );
  if (firmAt === null) return <Objections deal={deal} difference={difference} />;
  const { confirmed } = deal.weights;
  const firm = {
    kg: formatScale(locale, compared.mean, scaleUnit(terms)),
    name: otherName(deal),
    when: () => <LocalTime date={firmAt} className="tabular-nums" />,
  };
  return (
    <Note tone="ok" title={difference} className="mt-2">
      {confirmed.mine ? t.rich('youConfirmed', firm) : null}
      {confirmed.theirs ? t.rich('theyConfirmed', firm) : null}
      {confirmed.mine || confirmed.theirs ? null : t.rich('firmAt', firm)}
    </Note>
  );
}

/** A button that shows a form below it. */
function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="mt-2 [&>summary]:list-none [&>summary::-webkit-details-marker]:hidden">
      <summary className={`${buttonVariants({ variant: 'secondary' })} max-w-full btn-wrap max-sm:w-full`}>
        {label}
      </summary>
      {children}
    </details>
  );
}

/** What the deal comes to with the weights of either side, and the way to take the other's. */
function Account({
  deal,
  both: { mine, theirs, compared },
  actions,
}: Pick<SettleProps, 'deal' | 'actions'> & { both: Both }) {
  const t = useTranslations('deals.weights');
  const locale = useLocale();
  const name = otherName(deal);
  const { currency } = deal.terms;
  const weight = (kg: string) => formatScale(locale, kg, scaleUnit(deal.terms));
  const sums = [paidWith(deal, mine), paidWith(deal, theirs)] as const;
  const isGain = isBoundToMean(deal.weights, deal.side) && gainsBy(deal, deal.side, theirs.netKg);
  const money = (amount: string | null) => (amount === null ? t('noSum') : formatMoney(locale, amount, currency));
  const [one, other] = sums;
  const rows = [
    [t('withMine', { kg: weight(mine.netKg) }), money(one)],
    [t('withTheirs', { name, kg: weight(theirs.netKg) }), money(other)],
    [
      t('between', { kg: weight(between(mine.netKg, theirs.netKg, KG_PLACES)) }),
      money(one === null || other === null ? null : between(one, other, 2)),
    ],
  ];
  return (
    <div className="mt-3">
      <table className="w-full text-15 tabular-nums">
        <tbody>
          {rows.map(([label, figure]) => (
            <tr key={label} className="border-t border-line last:font-semibold">
              <th scope="row" className="py-2 pr-4 text-left text-14 font-[inherit]">
                {label}
              </th>
              <td className="py-2 text-right whitespace-nowrap">{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isGain ? null : (
        <ActButton
          send={actions.settleWeight}
          input={{ number: deal.number, choice: 'theirs', seen: theirs.netKg }}
          newer={{ code: 'weight_outdated', text: t('newer', { name }) }}
          label={t('take', { name })}
          done={t('confirmed')}
          sure={{
            title: t('sureTake', { kg: weight(theirs.netKg) }),
            text:
              one === null || other === null
                ? t('sureFirm')
                : t('sureTakeText', {
                    before: money(one),
                    after: money(other),
                    difference: money(between(one, other, 2)),
                  }),
            back: t('back'),
          }}
          // It costs whoever takes it: no filled button leads there.
          variant="secondary"
          className="mt-2 max-w-full btn-wrap max-sm:w-full"
        />
      )}
      {compared.isWithin || deal.weights.thirds.length > 0 || !deal.weights.mayObject ? null : (
        <>
          <p className="mt-3 text-15 text-ink-2">{t('thirdText')}</p>
          <Folded label={t('nameThird')}>
            <ObjectForm number={deal.number} name={name} send={actions.objectToWeight} />
          </Folded>
        </>
      )}
      {deal.weights.mayCorrect ? (
        <Folded label={t('correct')}>
          <WeighForm deal={deal} isNext={false} send={actions.sendWeights} />
        </Folded>
      ) : null}
      {deal.openable.length > 0 ? (
        <p className="mt-3 text-15">
          <OpenDisputeLink>{t('openDispute')}</OpenDisputeLink>
        </p>
      ) : null}
    </div>
  );
}

const DETAILS = '[&[open]]:basis-full [&>summary]:list-none [&>summary::-webkit-details-marker]:hidden max-sm:flex-1';

/** Both have weighed: the weights side by side, and what settles them. */
export function SettleWeights({ deal, now, actions, isQuiet, children }: SettleProps) {
  const t = useTranslations('deals.weights');
  const deals = useTranslations('deals');
  const locale = useLocale();
  const { mine, theirs, compared } = deal.weights;
  if (!mine || !theirs || !compared) return null;
  const both = { mine, theirs, compared };
  const name = otherName(deal);
  const isMine = isMyTurn(deal);
  const unit = scaleUnit(deal.terms);
  const kg = formatScale(locale, compared.mean, unit);
  const { isWithin } = compared;
  const { objections, confirmed, mayCorrect, mayObject, endsAt } = deal.weights;
  // Over the other one's objection the mean can't be confirmed: it takes their weight or another one.
  // Nor one that their own correction changed.
  const isOpen = isWithin && !objections.theirs && compared.corrector !== deal.side;
  const mayConfirm = isOpen && !confirmed.mine;
  const titleOf = () => {
    if (!isWithin) return t('differTitle');
    if (!isOpen || objections.mine) return t('objectedTitle');
    return confirmed.mine ? t('confirmedTitle', { kg }) : t('confirmTitle', { kg });
  };
  // A corrected mean changes what is due: nobody confirms it for the sum that stands below.
  const money = (amount: string) => formatMoney(locale, amount, deal.terms.currency);
  const after = compared.corrector ? paidWith(deal, { ...theirs, netKg: compared.mean }) : null;
  const sure =
    after !== null && deal.due !== null
      ? {
          title: t('sureTake', { kg }),
          text: t('sureCorrected', { before: money(deal.due), after: money(after) }),
          back: t('back'),
        }
      : undefined;
  const within = deal.terms.tolerancePercent === null ? t('usualWithin') : t('within');
  // What was corrected since was weighed with the other's weight in sight.
  const text = compared.corrector ? null : isWithin ? within : t('outside');
  return (
    <StepCard
      isMine={isMine}
      who={isMine ? deals(isQuiet ? 'thenYou' : 'yourTurn') : deals('theirs', { name })}
      deadline={deadlineOf(deal)}
      zone={placeZone(deal.snapshot)}
      now={now}
      title={titleOf()}
      text={text}
    >
      <WeightsTable weights={deal.weights} unit={unit} name={name} />
      <Verdict deal={deal} both={both} />
      <Thirds thirds={deal.weights.thirds} />
      {compared.firmAt === null && endsAt !== null ? (
        <p className="mt-2 text-15 text-ink-2">
          {t.rich('endsAt', {
            amount: deal.due === null ? 'none' : money(deal.due),
            when: () => <LocalTime date={endsAt} className="tabular-nums" />,
          })}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {mayConfirm ? (
          <ActButton
            send={actions.settleWeight}
            input={{ number: deal.number, choice: 'mean', seen: compared.mean }}
            newer={{ code: 'weight_outdated', text: t('newer', { name }) }}
            label={t('confirm', { kg })}
            done={confirmed.theirs || compared.corrector ? t('confirmed') : t('confirmedMine')}
            sure={sure}
            variant={isQuiet || objections.mine ? 'secondary' : 'primary'}
            size="lg"
            className="px-3 max-sm:flex-1 sm:px-6"
          />
        ) : null}
        {isOpen && (mayObject || mayCorrect) ? (
          <details className={DETAILS}>
            <summary className={`${buttonVariants({ variant: 'secondary', size: 'lg' })} w-full`}>
              {t('differ')}
            </summary>
            {objections.mine || !mayObject ? null : (
              <>
                <p className="mt-3 text-15 text-ink-2">{t('differText')}</p>
                <ObjectForm number={deal.number} name={name} send={actions.objectToWeight} />
              </>
            )}
            {mayCorrect ? <WeighForm deal={deal} isNext={false} send={actions.sendWeights} /> : null}
          </details>
        ) : null}
        {children}
      </div>
      {isOpen ? null : <Account deal={deal} both={both} actions={actions} />}
    </StepCard>
  );
}
