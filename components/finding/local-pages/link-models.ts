import { capitalised, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { LocalLink } from '@/lib/finding/local-pages/dto';
import type { LinkModel } from './local-link-list';

/** Returns links as `LocalLinkList` takes them. */
export const linkModels = (locale: Locale, links: readonly LocalLink[]): LinkModel[] =>
  links.map(({ path, label, total }) => [
    localizedPath(locale, path),
    capitalised(locale, label),
    formatNumber(locale, total),
  ]);
