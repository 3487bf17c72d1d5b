'use client';

import { Icon } from './icon';

interface RemovableChipProps {
  href: string;
  label: string;
  removeLabel: string;
  /** True if nothing of what is shown obeys it. */
  isUnmet?: boolean | undefined;
}

/** An active filter: a link that removes it. A client component, whose props are smaller than its elements. */
export function RemovableChip({ href, label, removeLabel, isUnmet }: RemovableChipProps) {
  return (
    <a href={href} aria-label={removeLabel} data-unmet={isUnmet} className="chip">
      {label}
      <Icon name="x" className="size-3.75" />
    </a>
  );
}
