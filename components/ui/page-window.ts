const WINDOW = 5;

/** Up to five page numbers around `page`, as many as there are pages. */
export function pageWindow(page: number, totalPages: number): number[] {
  const length = Math.min(WINDOW, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
