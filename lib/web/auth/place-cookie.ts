import 'server-only';
import { cookies } from 'next/headers';
import { shareVisitorPlace } from '@/lib/accounts/accounts/visitor-place';
import type { Actor } from '@/lib/core/actors/actor';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { PLACE_COOKIE, PLACE_COOKIE_SECONDS } from '@/lib/core/visitor-hints/visitor-place';

/** Remembers the visitor's own place, or that they don't say it, on the device. */
export async function setPlaceCookie(answer: string): Promise<void> {
  (await cookies()).set(PLACE_COOKIE, answer, {
    maxAge: PLACE_COOKIE_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure: siteUrl().protocol === 'https:',
  });
}

/** Brings what somebody answered on another device to the one where they signed in, or the other way round. */
export async function sharePlaceCookie(person: Pick<Actor, 'id'>): Promise<void> {
  const answer = await shareVisitorPlace(person, (await cookies()).get(PLACE_COOKIE)?.value);
  if (answer !== null) await setPlaceCookie(answer);
}
