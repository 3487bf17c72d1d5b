'use client';

import { createContext, use } from 'react';

/** What a heart says and where it sends visitors; the page that holds hearts provides it once. */
export interface FavoriteLabels {
  save: string;
  added: string;
  removed: string;
  failed: string;
  signInTitle: string;
  signInText: string;
  signIn: string;
  unauthorized: string;
  unauthorizedText: string;
  /** The sign-in page in the visitor's language. */
  authHref: string;
  /** How long the toast about a lost session can be read before the browser leaves for the sign-in page. */
  leaveAfterMs: number;
}

/** Around everything that holds hearts. */
export const FavoriteLabelsContext = createContext<FavoriteLabels | null>(null);

/** The labels of the hearts around. @throws where no page provided them. */
export function useFavoriteLabels(): FavoriteLabels {
  const labels = use(FavoriteLabelsContext);
  if (!labels) throw new Error('A heart stands outside of FavoriteLabelsContext');
  return labels;
}
