import type { Role } from '@/lib/core/db/generated/enums';
import type { Locale } from '@/lib/core/i18n/locales';

/** The signed-in user on whose behalf a verb is called. */
export type Actor = {
  id: string;
  role: Role;
  language: Locale;
  /** When the actor last proved in this session who they are; null if never. */
  confirmedAt: Date | null;
  /** An administrator without the second factor that the site requires, who acts as an ordinary member until then. */
  mustAddFactor?: true;
  /** Names the session, in limits of what is tried in it; absent where there is none. */
  sessionId?: string;
  /** Whether the account's e-mail address was confirmed (see `requireConfirmedEmail`). */
  emailConfirmed: boolean;
};
