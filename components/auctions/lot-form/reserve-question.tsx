'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { AdForm } from '@/components/market/paste-ad/ad-form';
import { wordsAt } from '@/components/market/paste-ad/fact-text';
import { Option, OwnFigure, QuestionCard } from '@/components/market/paste-ad/question-card';
import { formatPrice } from '@/lib/core/i18n/format';
import { NUMBER_FIELDS, type LotFormValues } from './lot-form-kind';
import { amountIn, without } from './reserve-note';

/**
 * The reserve that the text speaks of: its amount, which nobody is to see, or none. Who says nothing of it would be bound
 * by the highest bid; either answer takes the words out of the description, which everybody reads.
 */
export const ReserveQuestion: NonNullable<AdForm['reserve']> = ({ text, reading, onAnswer, onDrop }) => {
  const t = useTranslations('lotForm');
  const locale = useLocale();
  const { getValues, setValue } = useFormContext<LotFormValues>();
  const said = reading.questions.find(({ asks }) => asks === 'reserve');
  const [words = ''] = reading.reserves.length > 0 ? reading.reserves : wordsAt(text, said?.spans ?? []);
  const amount = amountIn(words, reading.language);
  const answer = (reservePrice: string) => {
    const description = getValues('description');
    if (words !== '' && description.includes(words))
      setValue('description', without(description, words), { shouldDirty: true });
    onAnswer({ reservePrice });
    onDrop();
  };
  return (
    <QuestionCard field="reservePrice" title={t('paste.reserveOf', { words })} text={t('reservePriceHelp')}>
      {amount === null ? (
        <OwnFigure label={t('reservePrice')} read={NUMBER_FIELDS.reservePrice} hasFocus={false} onAnswer={answer} />
      ) : (
        <Option
          title={t('reserveSaid.hide', { amount: formatPrice(locale, amount, 4) })}
          onChoose={() => answer(amount)}
        />
      )}
      <Option title={t('paste.noReserve')} onChoose={() => answer('')} />
    </QuestionCard>
  );
};
