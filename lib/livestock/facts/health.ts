import type { z } from 'zod';
import { checkbox, optionalLine } from '@/lib/core/validation/fields';

/** What a seller may tick of the animals' health. */
export const HEALTH_FLAGS = ['vaccinated', 'healthCertificate', 'pregnancyTested'] as const;

export type HealthFlag = (typeof HEALTH_FLAGS)[number];

/** The rules of what a seller declares of the animals' health. */
export const healthRules = {
  healthStatus: optionalLine(200),
  vaccinated: checkbox,
  healthCertificate: checkbox,
  pregnancyTested: checkbox,
};

export type Health = z.output<z.ZodObject<typeof healthRules>>;

export const healthSelect = {
  healthStatus: true,
  vaccinated: true,
  healthCertificate: true,
  pregnancyTested: true,
} as const satisfies Record<keyof Health, true>;

/** What is published of it: nobody can say that animals are not vaccinated, so what isn't ticked is unsaid (decision 29). */
export type DeclaredHealth = Pick<Health, 'healthStatus'> & Record<HealthFlag, boolean | null>;

export const declaredHealth = (health: Health): DeclaredHealth => ({
  healthStatus: health.healthStatus,
  vaccinated: health.vaccinated || null,
  healthCertificate: health.healthCertificate || null,
  pregnancyTested: health.pregnancyTested || null,
});

/** Returns what is declared of the animals' health alone. */
export const healthOf = ({ healthStatus, vaccinated, healthCertificate, pregnancyTested }: Health): Health => ({
  healthStatus,
  vaccinated,
  healthCertificate,
  pregnancyTested,
});
