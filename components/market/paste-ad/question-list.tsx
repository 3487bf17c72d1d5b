'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { comesBack } from '@/components/ui/forms/leave-to-sign-in';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { NEXT } from './question-card';

/**
 * Moves the focus to the first question left once an answer has changed `state`, and after the last one to the pictures.
 * `move` is called with each answer; `isFresh` moves it at first, too, and so does coming back from the sign-in page.
 * `answeredElsewhere` counts answers that no card gave.
 */
export function useNextQuestion(state: string, isFresh: boolean, answeredElsewhere = 0) {
  const list = useRef<HTMLElement>(null);
  const moves = useRef(isFresh);
  const seen = useRef(answeredElsewhere);
  const isBegun = useRef(!isFresh);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const isBack = comesBack();
    // An answer may give another one: the card that the focus went to is gone.
    const isLost = last.current?.isConnected === false && document.activeElement === document.body;
    if (!moves.current && seen.current === answeredElsewhere && !isBack && !isLost) return;
    moves.current = false;
    seen.current = answeredElsewhere;
    const next =
      list.current?.querySelector<HTMLElement>('fieldset :is([data-answer], input, select)') ??
      // What was just read and says something else stands above all that is left.
      (isBegun.current ? null : document.querySelector<HTMLElement>('[data-otherwise] button')) ??
      document.getElementById(fieldId('images'));
    isBegun.current = true;
    last.current = next;
    next?.scrollIntoView({ block: 'nearest' });
    next?.focus({ preventScroll: true });
  }, [state, answeredElsewhere]);
  const move = () => {
    moves.current = true;
  };
  return { list, move };
}

interface QuestionListProps {
  list: RefObject<HTMLElement | null>;
  /** How many questions are open, of which some may wait. */
  count: number;
  children: ReactNode;
}

/** The open questions, a card each, below their number. */
export function QuestionList({ list, count, children }: QuestionListProps) {
  const t = useTranslations('listingForm.paste.ask');
  return (
    <section ref={list} aria-labelledby="questions-title" className={`grid gap-2 sm:gap-3 ${NEXT}`}>
      <h2 id="questions-title" className="text-20">
        {t('heading', { count })}
      </h2>
      {children}
    </section>
  );
}
