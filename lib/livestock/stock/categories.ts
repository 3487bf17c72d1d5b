/** The five animal categories, in display order. */
export const CATEGORIES = ['bovine', 'ovine', 'caprine', 'equine', 'aviary'] as const;

export type Category = (typeof CATEGORIES)[number];
