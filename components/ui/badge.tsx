import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

const PLAIN = 'h-6 px-2 font-semibold';

const TONES = {
  neutral: `${PLAIN} bg-sunken text-ink-2`,
  ok: `${PLAIN} bg-pasture-soft text-pasture-ink`,
  pending: `${PLAIN} bg-wheat-soft text-wheat-ink`,
  error: `${PLAIN} bg-clay-soft text-clay-ink`,
  info: `${PLAIN} bg-sky-soft text-sky-ink`,
  highlight: 'h-6.5 bg-wheat px-2.5 font-bold text-on-wheat',
  health: 'h-6 bg-sunken px-2 font-medium text-ink-2 [&_.icon]:text-pasture-ink',
} as const;

export type BadgeTone = keyof typeof TONES;

type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  tone?: BadgeTone | undefined;
  icon?: IconName | undefined;
  dot?: boolean;
  children: ReactNode;
};

/** A short status with an icon, a dot or neither. */
export function Badge({ tone = 'neutral', icon, dot = false, className, children, ...props }: BadgeProps) {
  const classes = [
    'inline-flex items-center gap-1 rounded-full text-12 leading-none whitespace-nowrap',
    TONES[tone],
    icon && 'pl-1.5',
    className,
  ];
  return (
    <span className={classes.filter(Boolean).join(' ')} {...props}>
      {icon ? <Icon name={icon} className={tone === 'highlight' ? 'size-3.5 fill-current' : 'size-3.5'} /> : null}
      {dot ? <span aria-hidden className="size-1.75 rounded-full bg-current" /> : null}
      {children}
    </span>
  );
}
