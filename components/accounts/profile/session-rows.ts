import { getTranslations } from 'next-intl/server';
import type { SessionDto } from '@/lib/accounts/sessions/dto';
import { formatRecent } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** A session in the words, and the time zone, of its reader. */
export interface SessionRow {
  id: string;
  device: string;
  handheld: boolean;
  /** When it was last used. */
  used: string;
  /** When its owner signed in; null where that isn't known. */
  opened: string | null;
  current: boolean;
}

const HANDHELD = new Set(['iPhone', 'iPad', 'Android']);
/** How many sessions the account's row names. */
const NAMED = 2;

/** Puts sessions into the words of their reader. */
export async function sessionRows(
  sessions: readonly SessionDto[],
  { locale, timeZone, now = new Date() }: { locale: Locale; timeZone: string; now?: Date },
): Promise<SessionRow[]> {
  const t = await getTranslations({ locale, namespace: 'profile' });
  const deviceName = ({ browser, system }: SessionDto['device']): string => {
    if (browser && system) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
  return sessions.map(({ id, device, createdAt, lastUsedAt, current }) => ({
    id,
    device: deviceName(device),
    handheld: HANDHELD.has(device.system ?? ''),
    current,
    used: current ? t('usedNow') : formatRecent(locale, lastUsedAt, timeZone, now),
    opened: createdAt && t('openedAt', { when: formatRecent(locale, createdAt, timeZone, now) }),
  }));
}

/** The first sessions in a line: "Chrome en Android, ahora · Firefox en Windows, ayer, 21:10". */
export function sessionSummary(rows: readonly SessionRow[]): string {
  return rows
    .slice(0, NAMED)
    .map(({ device, used }) => `${device}, ${used}`)
    .join(' · ');
}
