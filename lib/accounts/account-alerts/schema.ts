/** What the owner of an account is notified of by a mail with the link "this wasn't me". */
export const ALERT_KINDS = [
  'newDevice',
  'passwordChanged',
  'factorAdded',
  'factorRemoved',
  'recoveryCodeUsed',
  'dataRequested',
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** How long that link works. */
export const ALERT_DAYS = 7;
