/** The highest number of head in a lot. */
export const HEADS_MAX = 100_000;

export const AGE_MAX_MONTHS = 300;

/** Less than a chick weighs: no animal weighs nothing. */
export const WEIGHT_MIN_KG = 0.01;

export const WEIGHT_MAX_KG = 5000;

/** Permanent teeth: none are milk teeth, eight a full mouth. */
export const TEETH = [0, 2, 4, 6, 8] as const;
