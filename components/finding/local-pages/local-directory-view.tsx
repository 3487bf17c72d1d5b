import { categoryNames } from '@/components/market/listings/browse/labels';
import { capitalised, formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { DirectoryGroup } from '@/lib/finding/local-pages/dto';
import { linkModels } from './link-models';
import { LocalLinkList } from './local-link-list';

/** Every family of animals with the countries that have most of it. */
export async function LocalDirectoryView({ locale, groups }: { locale: Locale; groups: readonly DirectoryGroup[] }) {
  const [t, categories] = await Promise.all([translator(locale, 'localPages'), categoryNames(locale)]);
  return (
    <div className="wrap pb-10 sm:pb-16">
      <header className="grid gap-3 py-6 sm:py-10">
        <h1>{t('directory')}</h1>
        <p className="max-w-prose text-ink-2">{groups.length > 0 ? t('directoryText') : t('nothing')}</p>
      </header>
      {groups.map(({ category, entries }) => (
        <section key={category} aria-labelledby={category} className="pb-10">
          <h2 id={category} className="mb-4">
            {categories[category]}
          </h2>
          <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2">
            {entries.map(({ path, label, total, countries }) => (
              <li key={path} className="grid content-start gap-3">
                <h3 className="text-16">
                  <a href={localizedPath(locale, path)} className="link relative after:absolute after:-inset-y-2.5">
                    {capitalised(locale, label)}
                  </a>{' '}
                  <small className="font-text font-normal text-ink-2 tabular-nums">
                    {t('count', { count: total, shown: formatNumber(locale, total) })}
                  </small>
                </h3>
                <LocalLinkList links={linkModels(locale, countries)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
