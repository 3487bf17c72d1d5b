import 'server-only';
import { deliverDue } from '@/lib/outbox/courier';

/** Sends what a sweep, a timer or a settlement queued. No request holds the process meanwhile; what fails is the next sweep's. */
export function sendSoon(): void {
  deliverDue().catch(() => undefined);
}
