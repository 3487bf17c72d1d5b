import type { Role } from '@/lib/db/generated/enums';
import type { Locale } from '@/lib/i18n/locales';

/** Who acts: the signed-in person, as every domain verb receives them. */
export type Actor = { id: string; role: Role; language: Locale };
