import { HEALTH_FLAGS, type DeclaredHealth, type HealthFlag } from '@/lib/livestock/facts/health';
import type { translator } from '@/lib/core/i18n/translator';

/** What the seller declares about the health of the animals. */
export interface HealthModel {
  title: string;
  items: readonly { flag: HealthFlag; name: string; text: string }[];
}

// The page passes in its translator.
// messages: health.*
/** Builds the section about health; null where nothing is declared. */
export function healthModel(
  title: string,
  declared: Pick<DeclaredHealth, HealthFlag>,
  t: Awaited<ReturnType<typeof translator<'health'>>>,
): HealthModel | null {
  const flags = HEALTH_FLAGS.filter((flag) => declared[flag]);
  if (flags.length === 0) return null;
  return {
    title,
    items: flags.map((flag) => ({
      flag,
      name: t(flag),
      text: t(flag === 'healthCertificate' ? 'askForIt' : 'declared'),
    })),
  };
}
