import type { ReactNode } from 'react';
import type { Flow } from './in-flow';

/** What a list of so few cards is called that another, with a heading of its own, follows in the same row. */
export function FlowHead({ flow, size, children }: { flow: Flow | undefined; size: number; children: ReactNode }) {
  if (flow?.row !== 2) return null;
  return (
    <h3 className="band-head text-18 max-sm:hidden!" style={{ gridArea: `1 / 1 / auto / span ${size}` }}>
      {children}
    </h3>
  );
}
