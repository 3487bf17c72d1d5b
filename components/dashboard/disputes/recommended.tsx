import { useLocale, useTranslations } from 'next-intl';
import { ActButton } from '@/components/dashboard/deals/act-button';
import { otherName } from '@/components/dashboard/deals/turn';
import { formatMoney } from '@/lib/core/i18n/format';
import type { OutcomeDto } from '@/lib/deals/disputes/dto';
import { sumIsFor } from '@/lib/deals/terms/disputes/dispute-kinds';
import { otherSide } from '@/lib/deals/terms/side';
import type { AnswersProps } from './dispute-answers';

interface RecommendedProps extends AnswersProps {
  outcome: OutcomeDto;
}

/** What an administrator recommends: who pays whom, and the way to accept it, which settles the dispute once both have. */
export function Recommended({ deal, dispute, outcome, actions }: RecommendedProps) {
  const t = useTranslations('deals.dispute');
  const locale = useLocale();
  const { id, kind, openedBy } = dispute;
  const { number, side, snapshot, terms } = deal;
  const { accepted = [], text } = outcome;
  const payee = sumIsFor(kind, openedBy);
  const amount = formatMoney(locale, outcome.amount, terms.currency);
  const isNothing = Number(outcome.amount) === 0;
  const name = otherName(deal);
  const isMine = accepted.includes(side);
  const isLast = accepted.length > 0;
  return (
    <>
      {isNothing
        ? t('recommendedNothing')
        : t('recommended', { amount, payer: snapshot[otherSide(payee)].name, payee: snapshot[payee].name })}
      {text ? <q className="mt-1 block [overflow-wrap:anywhere] whitespace-pre-line">{text}</q> : null}
      <span className="mt-1 block">
        {t('binds')} {isMine ? t('youAccepted', { name }) : isLast ? t('theyAccepted', { name }) : null}
      </span>
      {isMine ? null : (
        <ActButton
          send={actions.acceptSum}
          input={{ number, what: 'recommendation', seen: id }}
          label={isNothing ? t('closeIt') : t('accept', { amount })}
          done={isLast ? t('accepted') : t('acceptedFirst', { name })}
          sure={{
            title: t('sureTitle', { amount }),
            text: isLast ? t('sureText') : t('sureFirst', { name }),
            back: t('back'),
          }}
          variant="secondary"
          className="mt-2 max-w-full btn-wrap max-sm:w-full"
        />
      )}
    </>
  );
}
