import { PLACE_COOKIE, placeNamed } from '@/lib/core/visitor-hints/visitor-place';
import { suggestedCountry } from '@/lib/core/visitor-hints/suggested-country.mjs';
import type { Locale } from '@/lib/core/i18n/locales';
import type { VisitorPlace } from '@/lib/places/dto';
import { visitorPlace } from '@/lib/places/visitor-place';

/**
 * Returns the place that a visitor named, or else the country that the browser suggests on the pages of a language: with it
 * the page of a search was read, and what belongs to that page is read with the same.
 */
export function placeOf(
  request: { cookies: { get(name: string): { value: string } | undefined }; headers: Pick<Headers, 'get'> },
  locale: Locale,
): VisitorPlace | undefined {
  const named = placeNamed(request.cookies.get(PLACE_COOKIE)?.value);
  return (
    visitorPlace(named ?? suggestedCountry(request.headers.get('accept-language'), locale) ?? undefined) ?? undefined
  );
}
