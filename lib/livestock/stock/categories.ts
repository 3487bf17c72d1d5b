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
  /** What animals weigh whose class doesn't say it; null if they are never asked for by it. */
  kg: readonly [low: number, high: number] | null;
}

/** The animal categories, in display order. */
export const SPECIES = {
  bovine: { ruminant: true, weighed: true, soldSingly: false, mammal: true, kg: [200, 1100] },
  ovine: { ruminant: true, weighed: true, soldSingly: false, mammal: true, kg: [12, 140] },
  caprine: { ruminant: true, weighed: true, soldSingly: false, mammal: true, kg: [6, 140] },
  equine: { ruminant: false, weighed: false, soldSingly: true, mammal: true, kg: [50, 900] },
  aviary: { ruminant: false, weighed: false, soldSingly: false, mammal: false, kg: null },
} as const satisfies Record<string, Species>;

export type Category = keyof typeof SPECIES;

export const CATEGORIES = Object.keys(SPECIES) as [Category, ...Category[]];
