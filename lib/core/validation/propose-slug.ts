export const SLUG_MAX = 200;

/** Derives a slug from a title: lower case, without accents, words joined by hyphens. */
export function proposeSlug(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, SLUG_MAX).replace(/^-+|-+$/g, '');
}
