'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import type { AdFact } from '@/lib/language/ads/dto';
import { usualBasis } from '@/lib/livestock/pricing/trade-customs';
import type { Category } from '@/lib/livestock/stock/categories';
import { CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { EitherQuestion, MentionedQuestion } from './choice-questions';
import { nameIn, useAdForm, type Answering } from './ad-form';
import { NeededQuestion } from './needed-question';
import type { FactNames } from './fact-text';
import { NOTHING_READ, openQuestions, type Needed, type Question } from './open-questions';
import type { Result } from './pasted';
import { QuestionList, useNextQuestion } from './question-list';
import type { Filling } from './use-filled';

interface QuestionsProps extends Pick<Result, 'text' | 'reading'> {
  names: FactNames;
  country: string | null;
  home: string | null;
  filling: Filling;
  /** Whether the advertisement has just been read: then the first question has the focus. */
  isFresh: boolean;
  /** How many questions were answered by marks of the text. */
  answeredElsewhere?: number;
}

/** Where nothing is read, so many are open that some wait for the first ones. */
const AT_ONCE = 4;

const keyOf = (question: Question) => (question.kind === 'mentioned' ? question.asks : question.field);

/** What the advertisement leaves open, a card each. An answer leads to the next question, and after the last to the pictures. */
export function Questions({
  text,
  reading,
  names,
  country,
  home,
  filling,
  isFresh,
  answeredElsewhere,
}: QuestionsProps) {
  const adForm = useAdForm();
  const form = useFormContext<Record<string, unknown>>();
  const values = adForm.asked(useWatch({ control: form.control }));
  const questions = openQuestions(values, reading, adForm.needed(values), country);
  // Teeth answer no question, and leave the one about the age with other answers.
  const state = JSON.stringify([questions.map(keyOf), reading.facts, values.teethMin]);
  const { list, move } = useNextQuestion(state, isFresh, answeredElsewhere);

  const isUnread = reading === NOTHING_READ;
  const answer: Answering = (answers) => {
    move();
    // A class has what it is usually priced by, as in the unfolded form.
    const stockClass = CLASSES[answers.class as ClassCode] as (typeof CLASSES)[ClassCode] | undefined;
    if (isUnread && stockClass && values.priceAmount === '' && !form.getFieldState('priceBasis').isDirty)
      form.setValue('priceBasis', usualBasis(stockClass.basis, country));
    for (const [name, value] of Object.entries(answers))
      form.setValue(nameIn(adForm, name as Needed), value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  const confirm = (...facts: AdFact[]) => {
    move();
    filling.confirm(...facts);
  };
  const change = (category: Category) => {
    move();
    filling.changeCategory(category);
  };
  if (questions.length === 0) return null;
  const shared = {
    values,
    text,
    reading,
    names,
    onAnswer: answer,
    onConfirm: confirm,
    ...(!isUnread && { onCategory: change }),
  };
  const show = (question: Question) => {
    if (question.kind === 'either') {
      const leaveOut = () => {
        move();
        filling.leaveOut(question.field);
      };
      return <EitherQuestion {...shared} question={question} onLeaveOut={leaveOut} />;
    }
    if (question.kind === 'mentioned') {
      const drop = () => {
        move();
        filling.drop(question.asks);
      };
      return <MentionedQuestion {...{ question, text, reading }} onAnswer={answer} onDrop={drop} />;
    }
    return <NeededQuestion {...shared} {...{ country, home }} field={question.field} />;
  };
  return (
    <QuestionList list={list} count={questions.length}>
      {questions.slice(0, isUnread ? AT_ONCE : undefined).map((question) => (
        <div key={keyOf(question)} className="contents">
          {show(question)}
        </div>
      ))}
    </QuestionList>
  );
}
