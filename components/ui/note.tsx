import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon';

const TONES = {
  info: { box: 'bg-sky-soft text-sky-ink', icon: 'info' },
  warn: { box: 'bg-wheat-soft text-wheat-ink', icon: 'clock' },
  error: { box: 'bg-clay-soft text-clay-ink', icon: 'circle-alert' },
  ok: { box: 'bg-pasture-soft text-pasture-ink', icon: 'circle-check' },
} as const satisfies Record<string, { box: string; icon: IconName }>;

type NoteProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: keyof typeof TONES;
  icon?: IconName;
  title?: ReactNode;
};

/** An inline note; an error is announced as soon as it appears. */
export function Note({ tone = 'info', icon, title, className, children, ...props }: NoteProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={`flex gap-3 rounded-card px-3.5 py-3 text-14 leading-[1.45] ${TONES[tone].box}${className ? ` ${className}` : ''}`}
      {...props}
    >
      <Icon name={icon ?? TONES[tone].icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title ? <strong className="font-semibold">{title} </strong> : null}
        {children}
      </div>
    </div>
  );
}
