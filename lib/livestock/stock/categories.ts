import { BREEDS } from './breeds';

export type Category = keyof typeof BREEDS;

/** The animal categories, in display order. */
export const CATEGORIES = Object.keys(BREEDS) as [Category, ...Category[]];
