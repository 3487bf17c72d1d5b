import type { Locale } from '@/lib/core/i18n/locales';

/** The addresses of the directory of local pages, with which theirs begin; each is a folder of app/[locale]. */
export const DIRECTORY_PATHS: Record<Locale, string> = { es: '/animales', en: '/animals', pt: '/animais' };
