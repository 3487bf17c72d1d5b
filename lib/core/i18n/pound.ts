/** Kilograms of a pound. */
export const KG_PER_POUND = 0.45359237;
