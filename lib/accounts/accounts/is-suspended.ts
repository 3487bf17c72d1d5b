/** Returns whether an account is suspended at `now`: a suspension whose time has passed has ended by itself. */
export function isSuspended(
  { suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
  now = new Date(),
): boolean {
  return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);
}
