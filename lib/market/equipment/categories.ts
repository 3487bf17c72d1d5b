/** The seven categories of equipment, in display order. */
export const EQUIPMENT_CATEGORIES = [
  'machinery',
  'vehicles',
  'tools',
  'structures',
  'feed',
  'supplies',
  'other',
] as const;

export type EquipmentCategory = (typeof EQUIPMENT_CATEGORIES)[number];

/** The conditions of equipment, best first. */
export const CONDITIONS = ['new', 'like_new', 'good', 'fair', 'poor'] as const;

export type Condition = (typeof CONDITIONS)[number];
