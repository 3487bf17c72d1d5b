const WINDOW = 5;

/** Returns up to five page numbers around `page`. */
export function pageWindow(page: number, totalPages: number): number[] {
  const length = Math.min(WINDOW, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
