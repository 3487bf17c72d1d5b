import type { ByteRange } from './driver';

/** Parses the first range of a `Range: bytes=…` header; null if it is missing or unsupported. */
export function parseRange(header: string | null): ByteRange | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  // `bytes=-0` can't be satisfied by any file.
  if (!match[1]) return { start: -Number(match[2]) || Number.MAX_SAFE_INTEGER };
  return { start: Number(match[1]), end: match[2] ? Number(match[2]) : undefined };
}

/** Returns the first and last byte of a range in a file of `size` bytes; null if it is outside the file. */
export function resolveRange(range: ByteRange, size: number): { start: number; end: number } | null {
  const start = range.start < 0 ? Math.max(0, size + range.start) : range.start;
  const end = Math.min(range.end ?? size - 1, size - 1);
  return start <= end ? { start, end } : null;
}
