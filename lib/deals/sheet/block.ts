/** A part of a sheet, before it is set. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** A name with what it says; `isTied` to what stands before it, on the same page. */
  | { kind: 'row'; name: string; value: string; isTied?: boolean }
  /** The same with a figure at the right edge. */
  | { kind: 'sum'; name: string; value: string; total: string; isStrong?: boolean; isTied?: boolean }
  /** Two lines to sign on; the space above them is theirs. */
  | { kind: 'signatures'; names: readonly [string, string] };
