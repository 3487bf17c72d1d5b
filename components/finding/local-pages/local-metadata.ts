import type { Metadata } from 'next';
import { pageMetadata } from '@/components/ui/page/page-metadata';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import type { LocalPage } from '@/lib/finding/local-pages/dto';
import { localWords } from './local-words';

/** Metadata of a local page: canonical at `path` in each language, described by its figures. */
export async function localPageMetadata(
  locale: Locale,
  path: Record<Locale, string>,
  page: LocalPage,
): Promise<Metadata> {
  const { t, title, count, prices } = await localWords(locale, page);
  const priced = prices.map(({ name, range }) => `${name}: ${range}.`).join(' ');
  return pageMetadata({
    locale,
    path,
    title,
    description: [`${title}: ${count}.`, priced, t('direct')].filter(Boolean).join(' '),
    photo: page.results.listings[0]?.imageDetails[0],
    isIndexed: true,
  });
}

/** Metadata of the directory of local pages. */
export async function localDirectoryMetadata(locale: Locale, path: Record<Locale, string>): Promise<Metadata> {
  const t = await translator(locale, 'localPages');
  return pageMetadata({ locale, path, title: t('directory'), description: t('directoryText'), isIndexed: true });
}
