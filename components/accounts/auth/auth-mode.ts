/** The modes of the sign-in page; `?mode=` names all but the first. */
export const AUTH_MODES = ['login', 'register', 'forgot', 'reset', 'factor'] as const;

export type AuthMode = (typeof AUTH_MODES)[number];

/** Returns the mode named by a query value; an unknown value means `login`. */
export function authMode(value: string | null | undefined): AuthMode {
  return AUTH_MODES.find((mode) => mode === value) ?? 'login';
}

/** Returns the sign-in page's query for `mode`, keeping the destination after sign-in. */
export function authQuery(mode: AuthMode, next: string): string {
  const query = new URLSearchParams();
  if (mode !== 'login') query.set('mode', mode);
  if (next !== '/') query.set('next', next);
  const text = query.toString();
  return text && `?${text}`;
}
