'use client';

import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CategoryIcon } from '@/components/ui/art/category-icon';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon, type IconName } from '@/components/ui/icon';
import { Overlay } from './overlay';
import { useTarget } from './use-target';
import { useTourState } from './use-tour-state';
import { Welcome } from './welcome';
import type { OnboardingLabels } from './words';

type Step = OnboardingLabels['guide'][number]['id'];

interface GuideProps {
  words: OnboardingLabels;
  /** Where the first step stands in the page, if nobody asked for the introduction. */
  place: HTMLElement | null;
  /** Called once, when the guide is finished or skipped. */
  onEnd: () => void;
}

/** The illustration and icon of each step; the first step shows the categories instead. */
const PICTURES: Partial<Record<Step, { scene: string; icon?: IconName; tone?: string }>> = {
  browse: { scene: 'stock-caprine', icon: 'sliders-horizontal' },
  favorites: { scene: 'stock-equine', icon: 'heart', tone: 'fill-current text-plate-clay' },
  contact: { scene: 'stock-ovine', icon: 'message-circle' },
  verification: { scene: 'stock-bovine', icon: 'badge-check' },
  closing: { scene: 'hero-day' },
};

function Picture({ scene, icon, tone = '' }: NonNullable<(typeof PICTURES)[Step]>) {
  return (
    <div className="relative h-37 overflow-hidden rounded-card bg-sunken">
      <img key={scene} src={`/art/${scene}.webp`} alt="" className="size-full object-cover object-[50%_72%]" />
      {icon ? (
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border border-plate-line bg-plate text-plate-ink">
          <Icon name={icon} className={`size-5 ${tone}`} />
        </span>
      ) : null}
    </div>
  );
}

/** The guide for new accounts: six steps in a dialog, at the bottom of the screen on phones. */
export function Guide({ words, place, onEnd }: GuideProps) {
  const { step, go } = useTourState('guide', words.guide.length, onEnd);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = words.guide[step];
  // Above the dialog on phones, beside it on wider screens.
  const side = window.matchMedia('(width < 43.8125rem)').matches ? 'bottom' : 'right';
  const placement = useTarget(current?.id === 'browse' ? 'filters' : null, side, box);
  if (!current) return null;
  const { title, text, progress } = current;
  if (place && step === 0) return createPortal(<Welcome {...{ words, title, text, go }} />, place);
  const picture = PICTURES[current.id];
  const isLast = step === words.guide.length - 1;
  const percent = Math.round(((step + 1) / words.guide.length) * 100);

  return (
    <Overlay
      titleId={`${id}-title`}
      textId={`${id}-text`}
      hole={placement?.hole ?? null}
      announcement={`${progress}: ${title}. ${text}`}
      onLeave={() => go('leave')}
    >
      <div
        ref={box}
        className="fixed inset-x-0 bottom-0 max-h-[90dvh] overflow-y-auto overscroll-contain rounded-t-hero border border-line bg-surface p-5 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))] shadow-card sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(520px,100%-48px)] sm:-translate-1/2 sm:rounded-card sm:p-6 sm:pt-3"
      >
        <div className="flex h-11 items-center gap-3 text-13 text-ink-2 tabular-nums">
          <p>{progress}</p>
          <p className="ml-auto">{percent} %</p>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => go('leave')}
            className="icon-button -mr-3 text-ink"
          >
            <Icon name="x" />
          </button>
        </div>
        <div
          role="progressbar"
          aria-label={words.progressLabel}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mb-5 h-1.5 overflow-hidden rounded-full bg-sunken"
        >
          <div
            style={{ width: `${percent}%` }}
            className="h-full rounded-full bg-pasture transition-[width] duration-200 ease-out"
          />
        </div>
        {picture ? <Picture {...picture} /> : null}
        <h2 id={`${id}-title`} className={picture ? 'mt-5' : ''}>
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-ink-2 sm:min-h-18">
          {text}
        </p>
        {current.id === 'welcome' ? (
          <ul className="mt-4 grid grid-cols-5 gap-2">
            {words.categories.map(({ category, name }) => (
              <li
                key={category}
                className="grid justify-items-center gap-1.5 rounded-card border border-line py-3 text-13 font-semibold"
              >
                <CategoryIcon category={category} className="size-10 text-pasture-ink [--duo:var(--color-wheat)]" />
                {name}
              </li>
            ))}
          </ul>
        ) : null}
        <div className="mt-6 flex items-center justify-end gap-2">
          {isLast ? null : (
            <button
              type="button"
              onClick={() => go('leave')}
              className={`${buttonVariants({ variant: 'ghost' })} mr-auto -ml-3 px-3! text-ink-2!`}
            >
              {words.skip}
            </button>
          )}
          {step > 0 ? (
            <button type="button" onClick={() => go('previous')} className={buttonVariants({ variant: 'secondary' })}>
              {words.previous}
            </button>
          ) : null}
          <button type="button" data-next onClick={() => go('next')} className={buttonVariants()}>
            {isLast ? words.finish : words.next}
          </button>
        </div>
      </div>
    </Overlay>
  );
}
