'use client';

import '@/components/ui/menu.css';
import './your-place.css';
import { useState, type ReactNode, type ToggleEvent } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { inCountryText } from '@/lib/core/i18n/country-in-text';
import type { Locale } from '@/lib/core/i18n/locales';
import { NO_PLACE, PLACE_COOKIE } from '@/lib/core/visitor-hints/visitor-place';
import type { YourPlaceLabels } from './labels';
import { PlaceForm } from './place-form';
import { countryOfDevice, PlaceUnknown } from './place-unknown';

const SHEET_ID = 'your-place';

/** What is typed goes into the field of the sheet that opens. */
const focusField = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('#own-place')?.focus();
};

interface YourPlaceProps {
  language: Locale;
  /** The place that the visitor has said; null if none. */
  place: string | null;
  /** The country that their browser suggests to the server. */
  suggested?: string | undefined;
  labels: YourPlaceLabels;
  /** Says what the place does to the page, where nothing else does. */
  said?: string | null;
  /** The path to come back to; the home page if not set. */
  next?: string;
}

/**
 * Asks once for the visitor's own place, from which distances are measured: one tap for the country of the device, or a
 * place by typing. Plain forms, so that it works without scripts; those only suggest.
 */
export function YourPlace({ language, place, suggested, labels, said, next }: YourPlaceProps) {
  const isReady = useHydrated();
  const [device] = useState(() => (typeof navigator === 'undefined' ? undefined : countryOfDevice()));
  const isRefused = isReady && place === null && document.cookie.includes(`${PLACE_COOKIE}=${NO_PLACE}`);
  const answer = (value: string, child: ReactNode) => (
    <form method="post" action="/api/place">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="place" value={value} />
      {next === undefined ? null : <input type="hidden" name="next" value={next} />}
      {child}
    </form>
  );
  const isAsked = place === null && !isRefused;
  const inCountry = (country: string) =>
    answer(
      country,
      <button type="submit" className="link">
        {inCountryText(labels.inCountry, country, language)}
      </button>,
    );
  const more = place !== null ? labels.change : isRefused ? labels.question : suggested ? labels.other : labels.say;
  return (
    <div className="your-place">
      <Icon name="map-pin" className="size-4.5" />
      {isAsked ? <span>{labels.question}</span> : null}
      {said ? <span>{said}</span> : null}
      <div data-roving data-group="results" className="contents">
        {suggested && isAsked ? inCountry(suggested) : null}
        <button type="button" popoverTarget={SHEET_ID} className="link">
          {more}
        </button>
        {/* Behind what stood there before scripts ran: nothing moves under a finger. */}
        {!suggested && isReady && device && isAsked ? inCountry(device) : null}
      </div>
      <PlaceUnknown {...{ language, labels, next }} />
      <div id={SHEET_ID} popover="auto" className="chip-menu" onToggle={focusField}>
        <PlaceForm {...{ language, place, labels, next }} />
        {answer(
          NO_PLACE,
          <button type="submit" className={`${buttonVariants({ variant: 'ghost' })} mt-1 w-full`}>
            {place === null ? labels.notNow : labels.forget}
          </button>,
        )}
      </div>
    </div>
  );
}
