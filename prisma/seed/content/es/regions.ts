import type { Country } from '../types';

export const RIVER_PLATE: readonly Country[] = ['AR', 'UY'];
export const TEMPERATE: readonly Country[] = ['AR', 'UY', 'CL'];
export const TROPICAL: readonly Country[] = ['PY', 'BO', 'CO', 'EC', 'CR', 'PA'];
export const MEXICO: readonly Country[] = ['MX'];
export const NOT_MEXICO: readonly Country[] = ['AR', 'UY', 'CL', 'PY', 'BO', 'CO', 'EC', 'CR', 'PA'];
export const NOT_RIVER_PLATE: readonly Country[] = ['CL', 'PY', 'BO', 'MX', 'CO', 'EC', 'CR', 'PA'];
