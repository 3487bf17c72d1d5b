import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/locales';

/** Says that a queue lists only what has waited longest; nothing if it lists everything. */
export async function QueueRest({ locale, listed, waiting }: { locale: Locale; listed: number; waiting: number }) {
  const t = await getTranslations({ locale, namespace: 'admin' });
  if (listed >= waiting) return null;
  return <p className="mt-3 text-14 text-ink-2 tabular-nums">{t('oldestListed', { listed, waiting })}</p>;
}
