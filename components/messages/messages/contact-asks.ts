/** What to ask a seller for before one pays. */
export const CONTACT_ASKS = ['video', 'numbers', 'account'] as const;
