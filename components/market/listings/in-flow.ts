import type { CSSProperties } from 'react';

/** Where a list stands among lists that follow each other in the rows of one grid. */
export interface Flow {
  /** The grid's row of its first cards. */
  row: number;
  /** The column of its first card, from 0. */
  at: number;
}

export interface HeadedFlow extends Flow {
  /** The place of its heading. */
  head: string;
}

export const COLUMNS = 3;

/** A row of cards is as many rows of the grid: what stands level in cards beside each other. */
const PARTS = 3;

/** The rows that so many cards take. */
const rowsOf = (cards: number): number => PARTS * Math.ceil(cards / COLUMNS);

/**
 * Places lists one below the other in rows of three, each below its heading. Two may stand beside each other: one that
 * leaves room in a row, and one that fits there, or that follows `first`, which is the size of the list of what is
 * exactly what was asked; 0 if there is none. It has a heading only beside another list. What is to be said below the rows
 * of the first list has a row of its own (`below`), if there is anything.
 */
export function inFlow(
  first: number,
  others: readonly number[],
  isFollowed = false,
): { first: Flow; below: number; others: HeadedFlow[] } {
  const isBeside = first > 0 && first < COLUMNS && others.length > 0;
  const below = 1 + (isBeside ? 1 + rowsOf(first + (others[0] ?? 0)) : rowsOf(first));
  let row = isBeside ? 1 : below + Number(isFollowed);
  let at = isBeside ? first : 0;
  const placed = others.map((size, nth) => {
    const next = others[nth + 1];
    const isNext = at === 0 && next !== undefined && size + next <= COLUMNS;
    const width = isNext ? size : COLUMNS - at;
    const flow: HeadedFlow = { row: row + 1, at, head: `${row} / ${at + 1} / auto / span ${width}` };
    row += isNext ? 0 : 1 + rowsOf(at + size);
    if (isBeside && nth === 0) row += Number(isFollowed);
    at = isNext ? size : 0;
    return flow;
  });
  return { first: { row: isBeside ? 2 : 1, at: 0 }, below, others: placed };
}

/** The attributes of a list in a flow, by which its cards find their rows. */
export const flowAttributes = (flow: Flow | undefined) =>
  flow && {
    style: { '--row': flow.row } as CSSProperties,
    'data-at': flow.at,
  };
