import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

export type Tone = 'ok' | 'warn' | 'error' | 'info';

/** An inline note on a lot's page. */
export function LotNote({
  tone,
  icon,
  title,
  children,
}: {
  tone: Tone;
  icon: IconName;
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="lot-note" data-tone={tone}>
      <Icon name={icon} />
      <p className="min-w-0 flex-1">
        {title ? <b>{title} </b> : null}
        {children}
      </p>
    </div>
  );
}
