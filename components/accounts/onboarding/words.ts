import type { Category } from '@/lib/livestock/stock/categories';

/** The element of the home page that the first step stands in, below the lots. */
export const WELCOME_ID = 'welcome';

export const TOUR_STEPS = ['welcome', 'filters', 'grid', 'favorite', 'create'] as const;
export const GUIDE_STEPS = ['welcome', 'browse', 'favorites', 'contact', 'verification', 'closing'] as const;

interface StepWords<Id extends string> {
  id: Id;
  title: string;
  text: string;
  /** "Step 2 of 5". */
  progress: string;
}

/** The texts of the tour and the guide, as returned by `/api/onboarding/<locale>`. */
export interface OnboardingLabels {
  start: string;
  previous: string;
  next: string;
  skip: string;
  close: string;
  finish: string;
  progressLabel: string;
  tour: StepWords<(typeof TOUR_STEPS)[number]>[];
  guide: StepWords<(typeof GUIDE_STEPS)[number]>[];
  categories: { category: Category; name: string }[];
}
