import { z } from 'zod';
import type { DeclaredHealth, Health } from '@/lib/livestock/facts/health';

/** What forms hold of the animals' health. */
export type HealthValues = Omit<Health, 'healthStatus'> & { healthStatus: string };

export const EMPTY_HEALTH: HealthValues = {
  healthStatus: '',
  vaccinated: false,
  healthCertificate: false,
  pregnancyTested: false,
};

/** Its schema in a draft. */
export const healthDraft = {
  healthStatus: z.string(),
  vaccinated: z.boolean(),
  healthCertificate: z.boolean(),
  pregnancyTested: z.boolean(),
};

/** Converts what is stored of the animals' health to form values. */
export const healthValues = (health: DeclaredHealth): HealthValues => ({
  healthStatus: health.healthStatus ?? '',
  vaccinated: health.vaccinated ?? false,
  healthCertificate: health.healthCertificate ?? false,
  pregnancyTested: health.pregnancyTested ?? false,
});
