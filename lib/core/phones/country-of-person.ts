import 'server-only';
import { countryOf } from '@/lib/core/i18n/country';
import { readPhone } from './read-phone';

/** The country that somebody's place names, or else their telephone; null if neither does. */
export const countryOfPerson = (location: string | null, phone: string | null): string | null =>
  countryOf(location ?? '') ?? (phone === null ? null : (readPhone(phone, null)?.country ?? null));
