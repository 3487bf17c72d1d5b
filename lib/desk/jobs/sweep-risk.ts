import 'server-only';
import { logger } from '@/lib/core/log/logger';
import { releaseMessages } from '@/lib/messages/messages/held-messages';
import { checkDue } from '@/lib/moderation/risk-checks/check-due';

const SWEEP_MS = 15_000;

/** On `globalThis`, because Next bundles the modules of each route separately. */
const registry = globalThis as typeof globalThis & { corralRiskSweep?: NodeJS.Timeout };

/** Starts the periodic check of what was published and written since; runs in every server process. */
export function sweepRisk(): void {
  registry.corralRiskSweep ??= setInterval(() => {
    checkDue()
      .then(() => releaseMessages())
      .catch((error: unknown) => logger.warn({ err: error }, 'risk could not be checked; the next sweep retries'));
  }, SWEEP_MS).unref();
}
