import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { localizedPath } from '@/lib/core/i18n/paths';
import { siteUrl } from '@/lib/core/i18n/site-url';
import { translator } from '@/lib/core/i18n/translator';
import { calendarFile } from '@/lib/deals/terms/dates/calendar';
import { slotSpan, slotText } from '@/lib/deals/terms/dates/visit-slots';
import { getVisit } from './get-visit';
import { placeOf } from './slot-place';

/**
 * Writes the chosen slot of a visit as a calendar file, for one of its sides and in their language.
 * @throws DomainError `visit_not_found` for anybody else, `visit_not_agreed` unless it is agreed on.
 */
export async function visitCalendar(actor: Actor, id: string, now = new Date()): Promise<string> {
  const { status, chosen, side, person, listing } = await getVisit(actor, id, now);
  if (status !== 'agreed' || !chosen) throw new DomainError('visit_not_agreed');
  const t = await translator(actor.language, 'visits');
  const entry = {
    id: `visit-${id}`,
    ...slotSpan(chosen, await placeOf(db, listing.id)),
    title: t('calendarTitle', { side, name: person.name, title: listing.title }),
    text: slotText(t, actor.language, chosen),
    place: listing.location,
    url: new URL(localizedPath(actor.language, `/visits/${id}`), siteUrl()).href,
  };
  return calendarFile([entry], now);
}
