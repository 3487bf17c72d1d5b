import { Icon } from '@/components/ui/icon';

/** So few rows are shown open. */
const OPEN_ROWS = 3;

/**
 * What opens a row on phones, which show a closed row in two lines; wider screens show rows whole. A `<details>`, so it
 * needs no scripts. The row is positioned and has `data-row`; what `closed-row:` hides in it is what opens. Its order keeps
 * it below the links of a cell that is moved to the front.
 */
export function RowToggle({ labelledBy, rows }: { labelledBy: string; rows: number }) {
  return (
    <details
      data-row-toggle
      open={rows <= OPEN_ROWS}
      className="absolute inset-0 order-[-10000] open:bottom-auto open:left-auto open:size-14 md:hidden"
    >
      <summary
        aria-labelledby={labelledBy}
        className="absolute inset-0 flex cursor-pointer list-none justify-end rounded-card p-4 -outline-offset-2 [&::-webkit-details-marker]:hidden"
      >
        <Icon name="chevron-down" className="size-5 text-ink-2 [[open]>summary>&]:rotate-180" />
      </summary>
    </details>
  );
}
