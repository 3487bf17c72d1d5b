import { browseLabels } from '@/components/market/listings/browse/labels';
import { oncePerLocale } from '@/lib/core/i18n/once-per-locale';
import { translator } from '@/lib/core/i18n/translator';

/** The words of the filters over the map, which load when they are opened. */
export const mapFilterWords = oncePerLocale(async (locale) => {
  const [{ filters }, t] = await Promise.all([browseLabels(locale), translator(locale, 'map')]);
  return { ...filters, show: t('show') };
});

export type MapFilterWords = Awaited<ReturnType<typeof mapFilterWords>>;
