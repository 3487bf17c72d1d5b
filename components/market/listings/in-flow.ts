import type { CSSProperties } from 'react';

/** Where a list stands among lists that follow each other in the rows of one grid. */
export interface Flow {
  /** The grid's row of its first cards. */
  row: number;
  /** The column of its first card, from 0. */
  at: number;
  /** So many of its last cards share a row with the next list. */
  over: number;
}

export interface HeadedFlow extends Flow {
  /** The place of its heading. */
  head: string;
}

const COLUMNS = 3;

/**
 * Places lists one after the other in rows of three, each heading above its first card: a short list leaves no row half
 * empty. `first` is the size of a list without a heading; 0 if there is none.
 */
export function inFlow(first: number, others: readonly number[]): { first: Flow; others: HeadedFlow[] } {
  const start: Flow = { row: 1, at: 0, over: 0 };
  let before = start;
  let row = 1 + Math.floor(first / COLUMNS);
  let at = first % COLUMNS;
  let isHeaded = false;
  const placed = others.map((size, nth) => {
    // Cards that have no heading above them stand beside the next list's, below its heading.
    if (!isHeaded) {
      before.over = at;
      row += 1;
    }
    const end = at + size;
    const isLast = nth === others.length - 1;
    const width = end < COLUMNS && !isLast ? size : COLUMNS - at;
    const flow: HeadedFlow = { row, at, over: 0, head: `${row - 1} / ${at + 1} / auto / span ${width}` };
    isHeaded = end < COLUMNS;
    row += Math.floor(end / COLUMNS);
    at = end % COLUMNS;
    before = flow;
    return flow;
  });
  return { first: start, others: placed };
}

/** The attributes of a list in a flow, by which its cards find their rows. */
export const flowAttributes = (flow: Flow | undefined) =>
  flow && {
    style: { '--row': flow.row } as CSSProperties,
    'data-at': flow.at,
    'data-over': flow.over || undefined,
  };
