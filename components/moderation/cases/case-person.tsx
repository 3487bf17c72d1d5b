import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { PersonSubject } from '@/lib/moderation/cases/dto';

/** What a reported person has on sale, the newest first; their history is below it. */
export async function CasePerson({ locale, subject }: { locale: Locale; subject: PersonSubject }) {
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  return (
    <section aria-labelledby="case-on-sale">
      <h3 id="case-on-sale" className="mb-2 text-16">
        {t('onSaleNow')}
      </h3>
      {subject.listings.length === 0 ? <p className="text-14 text-ink-2">{t('nothingOnSale')}</p> : null}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {subject.listings.map(({ title, picture, stock, path }) => (
          <li key={path} className="min-w-0">
            <a href={localizedPath(locale, path)} target="_blank" rel="noreferrer" className="block rounded-input">
              <img
                src={picture ?? `/art/stock-${stock}.webp`}
                alt=""
                width={400}
                height={250}
                loading="lazy"
                className="aspect-[16/10] w-full rounded-input bg-sunken object-cover"
              />
              <span className="mt-1 line-clamp-2 text-14 leading-snug font-semibold [overflow-wrap:anywhere]">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
