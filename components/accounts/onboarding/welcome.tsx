'use client';

import { useId } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import type { Move } from './tour-state';
import type { OnboardingLabels } from './words';

interface WelcomeProps {
  words: OnboardingLabels;
  title: string;
  text: string;
  go: (to: Move) => void;
}

/** The first step of an introduction that nobody asked for: a card in the page that covers nothing. */
export function Welcome({ words, title, text, go }: WelcomeProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-60 flex-1">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        <p className="mt-1 text-15 text-ink-2">{text}</p>
      </div>
      <button
        type="button"
        onClick={() => go('leave')}
        className={`${buttonVariants({ variant: 'ghost' })} px-3! text-ink-2!`}
      >
        {words.skip}
      </button>
      <button type="button" onClick={() => go('next')} className={buttonVariants({ variant: 'secondary' })}>
        {words.start}
      </button>
    </section>
  );
}
