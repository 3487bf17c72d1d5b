/** What is true of every animal of a category. */
interface Species {
  /** Teeth tell its age, it may have horns, and it loses weight on the way. */
  ruminant: boolean;
  /** Its price says little without a weight. */
  weighed: boolean;
  /** One is sold at a time. */
  soldSingly: boolean;
  /** Females may be tested for pregnancy. */
  mammal: boolean;
}

/** The animal categories, in display order. */
export const SPECIES = {
  bovine: { ruminant: true, weighed: true, soldSingly: false, mammal: true },
  ovine: { ruminant: true, weighed: true, soldSingly: false, mammal: true },
  caprine: { ruminant: true, weighed: true, soldSingly: false, mammal: true },
  equine: { ruminant: false, weighed: false, soldSingly: true, mammal: true },
  aviary: { ruminant: false, weighed: false, soldSingly: false, mammal: false },
} as const satisfies Record<string, Species>;

export type Category = keyof typeof SPECIES;

export const CATEGORIES = Object.keys(SPECIES) as [Category, ...Category[]];
