import { z } from 'zod';
import { keepVisitorPlace } from '@/lib/accounts/accounts/visitor-place';
import { LOCALES } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { clientAddress } from '@/lib/core/rate-limit/client-address';
import { consumeHere } from '@/lib/core/rate-limit/limit-here';
import { NO_PLACE } from '@/lib/core/visitor-hints/visitor-place';
import { visitorPlaceOf } from '@/lib/places/visitor-place';
import { setPlaceCookie } from '@/lib/web/auth/place-cookie';
import { safeNext } from '@/lib/web/auth/safe-next';
import { getViewer } from '@/lib/web/auth/viewer';
import { defineRoute } from '@/lib/web/http/define-route';
import { placeOf } from '@/lib/web/http/request-place';
import { readForm } from '@/lib/web/request-bodies/read-body';

/** A place, what somebody wrote of one, or `no` of who doesn't want to say it; the path where it was asked. */
const schema = z.object({
  place: z.string().trim().min(1).max(100),
  language: z.enum(LOCALES),
  next: z.string().max(2000).optional(),
});

/** Remembers the visitor's own place on the device and in the account, for a form that needs no scripts, and leads back, or to the home page. */
export const POST = defineRoute(async ({ request }) => {
  await consumeHere('placesByAddress', clientAddress(request.headers));
  const { place, language, next } = await readForm(request, schema);
  const value = place === NO_PLACE ? NO_PLACE : visitorPlaceOf(place, placeOf(request, language)?.country);
  const path = next ? safeNext(next) : localizedPath(language, '/');
  // The page says below the question that the place is unknown.
  const back = value === null ? `${path.replace(/#.*/, '')}#place-unknown` : path;
  if (value !== null) {
    const actor = await getViewer();
    if (actor) await keepVisitorPlace(actor, value);
    await setPlaceCookie(value);
  }
  // A path alone leads back to the host that was asked, which may be another name of the site’s own.
  return new Response(null, { status: 303, headers: { Location: back } });
});
