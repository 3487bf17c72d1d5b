'use client';

import type { Locale } from '@/lib/core/i18n/locales';
import type { YourPlaceLabels } from './labels';
import { PlaceForm } from './place-form';
import { PlaceUnknown } from './place-unknown';

/** Asks in the page for the visitor's own place, which their search means: «terneros cerca mío». */
export function NearQuestion({ language, labels, next }: { language: Locale; labels: YourPlaceLabels; next: string }) {
  return (
    <section
      aria-label={labels.question}
      className="mt-2 mb-4 max-w-160 rounded-card border border-line bg-surface p-4"
    >
      <PlaceForm {...{ language, labels, next }} place={null} isInPage />
      <PlaceUnknown {...{ language, labels, next }} />
    </section>
  );
}
