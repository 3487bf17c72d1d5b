'use client';

import { chooseView, useView } from '@/components/market/listings/chosen-view';
import { Icon } from '@/components/ui/icon';

/** Shows the results as a list instead of a grid. */
export function ViewToggle({ label }: { label: string }) {
  const isList = useView() === 'list';
  return (
    <div className="view-toggle">
      <button
        type="button"
        aria-pressed={isList}
        aria-label={label}
        data-tip={label}
        onClick={() => chooseView(isList ? 'grid' : 'list')}
      >
        <Icon name="list" />
      </button>
    </div>
  );
}
