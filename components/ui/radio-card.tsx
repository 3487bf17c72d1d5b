import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  /** At the right of the title, such as a price. */
  aside?: ReactNode;
  /** Shown above a centered title, as in the category picker; without it, the card is a row. */
  picture?: ReactNode;
  /** `wheat` for paid options, `pasture` for everything else. */
  tone?: 'pasture' | 'wheat';
};

/** One of several choices as a card. It is a native radio, so the arrow keys move between cards of the same `name`. */
export function RadioCard({
  title,
  description,
  aside,
  picture,
  tone = 'pasture',
  className,
  ...props
}: RadioCardProps) {
  return (
    <label
      className={cn(
        'group relative cursor-pointer rounded-card border border-line-strong bg-surface hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pasture',
        'has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-2',
        tone === 'wheat'
          ? 'has-checked:border-wheat has-checked:bg-wheat-soft has-checked:inset-ring has-checked:inset-ring-wheat'
          : 'has-checked:border-pasture has-checked:bg-pasture-soft has-checked:text-pasture-ink has-checked:inset-ring has-checked:inset-ring-pasture',
        picture
          ? 'grid justify-items-center gap-0.5 px-1 py-2.5 text-14 font-medium has-checked:font-semibold'
          : 'flex gap-3 px-4 py-3.5',
        className,
      )}
    >
      <input
        type="radio"
        className={picture ? 'absolute size-full cursor-pointer opacity-0' : 'tick mt-0.5'}
        {...props}
      />
      {picture ? (
        <>
          <span className="text-ink-2 group-has-checked:text-pasture">{picture}</span>
          {title}
        </>
      ) : (
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex justify-between gap-3">
            <span className="font-semibold">{title}</span>
            {aside ? <span className="head text-16">{aside}</span> : null}
          </span>
          {description ? <span className="text-14 text-ink-2">{description}</span> : null}
        </span>
      )}
    </label>
  );
}
