import { localizedPath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/locales';

/** The way back from a post to the list of all. */
export const PostsLink = ({ locale, name }: { locale: Locale; name: string }) => (
  <a href={localizedPath(locale, '/admin/blog')} className="link flex min-h-11 items-center text-15">
    {name}
  </a>
);
