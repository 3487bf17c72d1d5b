import type { Locale } from '@/lib/core/i18n/locales';
import { oncePerLocale } from '@/lib/core/i18n/once-per-locale';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { translator } from '@/lib/core/i18n/translator';
import type { UnitLabels } from './unit-choice';

async function readUnitLabels(locale: Locale): Promise<UnitLabels> {
  const t = await translator(locale, 'units');
  return pickLabels(t, ['weight', 'money', 'asked', 'own']);
}

/** The labels of the choice of units. */
export const unitLabels = oncePerLocale(readUnitLabels);
