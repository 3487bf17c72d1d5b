import 'server-only';
import { logger } from '@/lib/core/log/logger';
import { perProcess } from '@/lib/core/per-process';
import { releaseMessages } from '@/lib/messages/messages/held-messages';
import { checkDue } from '@/lib/moderation/risk-checks/check-due';

const SWEEP_MS = 15_000;

/** Starts the periodic check of what was published and written since; runs in every server process. */
export function sweepRisk(): void {
  const check = () =>
    void checkDue()
      .then(() => releaseMessages())
      .catch((error: unknown) => logger.warn({ err: error }, 'risk could not be checked; the next sweep retries'));
  perProcess('risk-sweep', () => setInterval(check, SWEEP_MS).unref());
}
