/** The four faces of the sign-in page; `?mode=` names all but the first. */
export const AUTH_MODES = ['login', 'register', 'forgot', 'reset'] as const;

export type AuthMode = (typeof AUTH_MODES)[number];

/** The mode that a query value names; anything unknown is the sign-in form. */
export function authMode(value: string | null | undefined): AuthMode {
  return AUTH_MODES.find((mode) => mode === value) ?? 'login';
}

/** The query of the sign-in page in `mode`, keeping where to go afterwards. */
export function authQuery(mode: AuthMode, next: string): string {
  const query = new URLSearchParams();
  if (mode !== 'login') query.set('mode', mode);
  if (next !== '/') query.set('next', next);
  const text = query.toString();
  return text && `?${text}`;
}
