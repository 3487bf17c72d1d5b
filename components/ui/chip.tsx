'use client';

import { Icon } from './icon';

/** An active filter: a link that removes it. A client component, whose props are smaller than its elements. */
export function RemovableChip({ href, label, removeLabel }: { href: string; label: string; removeLabel: string }) {
  return (
    <a href={href} aria-label={removeLabel} className="chip">
      {label}
      <Icon name="x" className="size-3.75" />
    </a>
  );
}
