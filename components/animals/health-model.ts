import { HEALTH_FLAGS, type HealthFlag } from '@/lib/animals/query-schema';
import type { translator } from '@/lib/i18n/translator';

/** What the seller declares, and does not declare, about the health of the animals. */
export interface HealthModel {
  title: string;
  items: readonly { flag: HealthFlag; isDeclared: boolean; name: string; text: string }[];
}

// The page passes in its translator.
// messages: health.*
/** Builds the section about health. */
export function healthModel(
  title: string,
  declared: Record<HealthFlag, boolean>,
  t: Awaited<ReturnType<typeof translator<'health'>>>,
): HealthModel {
  return {
    title,
    items: HEALTH_FLAGS.map((flag) => ({
      flag,
      isDeclared: declared[flag],
      name: t(flag),
      text: declared[flag] ? t(flag === 'healthCertificate' ? 'askForIt' : 'declared') : t('notDeclared'),
    })),
  };
}
