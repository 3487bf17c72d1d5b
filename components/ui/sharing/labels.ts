import type { Locale } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { translator } from '@/lib/core/i18n/translator';

/** The words of the menu in which a page is shared. */
export async function shareLabels(locale: Locale) {
  const t = await translator(locale, 'sharing');
  return pickLabels(t, ['share', 'whatsapp', 'copy', 'copied', 'copyFailed', 'more', 'sheet', 'qr']);
}

export type ShareLabels = Awaited<ReturnType<typeof shareLabels>>;
