import type { ReactNode } from 'react';
import type { FormField } from './form-kind';

/** What stands before the pictures, and whether the fields are folded. */
export interface Opening {
  before: ReactNode;
  isFolded: boolean;
  /** The fields that cards ask for. */
  asked?: readonly FormField[];
}

/** What an opening needs to know: the draft of another page that the form begins with, and whether all fields are unfolded. */
export interface OpeningShown {
  takenFrom: string | null;
  isAllOpen: boolean;
}
