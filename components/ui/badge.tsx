import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { Icon, type IconName } from './icon';

/** Class names of a badge. */
export const badgeVariants = cva(
  'inline-flex h-6 items-center gap-1 rounded-full px-2 text-12 leading-none font-semibold whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-2',
        ok: 'bg-pasture-soft text-pasture-ink',
        pending: 'bg-wheat-soft text-wheat-ink',
        error: 'bg-clay-soft text-clay-ink',
        info: 'bg-sky-soft text-sky-ink',
        highlight: 'h-6.5 bg-wheat px-2.5 font-bold text-on-wheat',
        health: 'bg-sunken font-medium text-ink-2 [&_.icon]:text-pasture-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type BadgeProps = Omit<ComponentProps<'span'>, 'children'> &
  VariantProps<typeof badgeVariants> & { icon?: IconName; dot?: boolean; children: ReactNode };

/** A short status with an icon, a dot or neither. */
export function Badge({ tone, icon, dot = false, className, children, ...props }: BadgeProps) {
  return (
    <span className={cn(badgeVariants({ tone }), icon && 'pl-1.5', className)} {...props}>
      {icon ? <Icon name={icon} className={tone === 'highlight' ? 'size-3.5 fill-current' : 'size-3.5'} /> : null}
      {dot ? <span aria-hidden className="size-1.75 rounded-full bg-current" /> : null}
      {children}
    </span>
  );
}
