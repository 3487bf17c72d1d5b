import type { Locale } from '@/lib/i18n/locales';

/**
 * A topic in a list: its title, the language that it is written in, and its first picture; `stock` names the drawn picture
 * in place of a missing one.
 */
export type TopicCard = { title: string; language: Locale; picture: string | null; stock: string };
