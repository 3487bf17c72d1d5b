import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { useRowMenu } from './use-row-menu';

interface RowMenuProps {
  menu: ReturnType<typeof useRowMenu>['menu'];
  /** The accessible name of its button. */
  label: string;
  children: ReactNode;
}

/** What can be done with a row, behind one button; of several menus one is open. */
export function RowMenu({ menu, label, children }: RowMenuProps) {
  return (
    <details ref={menu} name="row-menu" className="relative flex-none">
      <summary className="icon-button cursor-pointer list-none text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="ellipsis" className="size-5" />
        <span className="sr-only">{label}</span>
      </summary>
      <div className="menu-links absolute top-full right-0 z-20 w-60 rounded-card border border-line bg-surface p-2 shadow-card">
        {children}
      </div>
    </details>
  );
}
