import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon';

interface FactorRowProps {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
  /** Its buttons. */
  children: ReactNode;
}

/** One line of the security settings: what it is, its state and what can be done with it. */
export function FactorRow({ icon, title, text, children }: FactorRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-sunken text-ink-2">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        <p className="text-14 text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>button]:flex-1">{children}</div>
    </div>
  );
}
