/** The five animal categories, in the order in which they are shown. */
export const CATEGORIES = ['bovine', 'ovine', 'caprine', 'equine', 'aviary'] as const;

export type Category = (typeof CATEGORIES)[number];
