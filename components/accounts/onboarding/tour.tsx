'use client';

import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { buttonVariants } from '@/components/ui/button-variants';
import { Overlay } from './overlay';
import type { Placement, Side } from './placement';
import { useTarget } from './use-target';
import { useTourState } from './use-tour-state';
import { Welcome } from './welcome';
import type { OnboardingLabels } from './words';

interface TourProps {
  words: OnboardingLabels;
  /** Where the first step stands in the page, if nobody asked for the introduction. */
  place: HTMLElement | null;
  /** Called once, when the tour is finished or skipped. */
  onEnd: () => void;
}

/** The side of each step's tip; the target of a step is marked with its name in `data-tour`. */
const SIDES: Record<OnboardingLabels['tour'][number]['id'], Side | null> = {
  welcome: null,
  filters: 'bottom',
  grid: 'top',
  favorite: 'left',
  create: 'bottom',
};

const ARROWS: Record<Side, string> = {
  bottom: '-top-[7px] -translate-x-1/2 border-t border-l',
  top: '-bottom-[7px] -translate-x-1/2 border-b border-r',
  left: '-right-[7px] -translate-y-1/2 border-t border-r',
  right: '-left-[7px] -translate-y-1/2 border-b border-l',
};

function Arrow({ side, arrow }: Placement) {
  const style = side === 'top' || side === 'bottom' ? { left: arrow } : { top: arrow };
  return (
    <span
      aria-hidden="true"
      style={style}
      className={`absolute size-3 rotate-45 border-line bg-surface ${ARROWS[side]}`}
    />
  );
}

/** The tour of the home page: five tips, one at a time. */
export function Tour({ words, place, onEnd }: TourProps) {
  const { step, go } = useTourState('tour', words.tour.length, onEnd);
  const tip = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = words.tour[step];
  const side = current && SIDES[current.id];
  const placement = useTarget(side ? current.id : null, side ?? 'bottom', tip);
  if (!current) return null;
  const { title, text, progress } = current;
  if (place && step === 0) return createPortal(<Welcome {...{ words, title, text, go }} />, place);
  const isFirst = step === 0;
  const isLast = step === words.tour.length - 1;

  return (
    <Overlay
      titleId={`${id}-title`}
      textId={`${id}-text`}
      hole={placement?.hole ?? null}
      announcement={`${progress}: ${title}. ${text}`}
      onLeave={() => go('leave')}
    >
      <div
        ref={tip}
        style={placement?.tip}
        className={`fixed w-[min(352px,100vw-24px)] rounded-card border border-line bg-surface p-5 shadow-card ${placement ? '' : 'top-1/2 left-1/2 -translate-1/2'}`}
      >
        {placement ? <Arrow {...placement} /> : null}
        <p className="text-13 text-ink-2 tabular-nums">{progress}</p>
        <h2 id={`${id}-title`} className="mt-1 text-20">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-15 text-ink-2">
          {text}
        </p>
        <div className="mt-4 flex items-center justify-end gap-2">
          {isLast ? null : (
            <button
              type="button"
              onClick={() => go('leave')}
              className={`${buttonVariants({ variant: 'ghost' })} mr-auto -ml-3 px-3! text-ink-2!`}
            >
              {words.skip}
            </button>
          )}
          {isFirst ? null : (
            <button
              type="button"
              onClick={() => go('previous')}
              className={`${buttonVariants({ variant: 'secondary' })} px-3.5!`}
            >
              {words.previous}
            </button>
          )}
          <button type="button" data-next onClick={() => go('next')} className={`${buttonVariants()} px-4!`}>
            {isFirst ? words.start : isLast ? words.finish : words.next}
          </button>
        </div>
      </div>
    </Overlay>
  );
}
