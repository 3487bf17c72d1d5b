import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import { type Locale, quotationMarks } from '@/lib/core/i18n/locales';
import type { CaseDetail, PersonSubject } from '@/lib/moderation/cases/dto';
import { localizedPath } from '@/lib/core/i18n/paths';
import { CaseConversation } from './case-conversation';
import { CasePrice } from './case-price';
import { FlaggedText } from './flagged-text';

/** As many as fit beside the text on one screen. */
const SHOWN = 4;

/** What was reported: pictures and text of a listing, a person, or a message with those around it. */
export async function CaseSubject({ locale, detail }: { locale: Locale; detail: CaseDetail }) {
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  const { subject } = detail;
  if (!subject)
    return (
      <Note tone="info" title={t(detail.kind === 'user' || detail.kind === 'message' ? 'goneMessage' : 'gone')}>
        {t('goneText')}
      </Note>
    );
  if (subject.kind === 'message') return <CaseConversation locale={locale} subject={subject} />;
  if (subject.kind === 'person') return <CasePerson locale={locale} subject={subject} />;
  const { images, description, language } = subject;
  const [before, after] = quotationMarks(locale);
  return (
    <>
      {images.length > 0 ? (
        <ul
          aria-label={t('pictures')}
          className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]"
        >
          {images.slice(0, SHOWN).map(({ urls, blur }, index) => (
            <li key={urls[400]} className="min-w-0 flex-1 max-md:flex-[0_0_220px]">
              <a href={urls[1600]} target="_blank" rel="noreferrer" className="block rounded-input">
                <img
                  src={urls[400]}
                  alt={t('picture', { number: index + 1, total: images.length })}
                  width={400}
                  height={250}
                  style={{ backgroundImage: `url(${blur})` }}
                  className="aspect-[16/10] w-full rounded-input bg-sunken bg-cover object-cover md:max-h-52"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex items-center gap-3">
          <img src={`/art/stock-${detail.stock}.webp`} alt="" width={120} height={75} className="rounded-input" />
          <p className="text-14 text-ink-2">{t('noPictures')}</p>
        </div>
      )}
      <CasePrice locale={locale} price={subject.price} />
      <section aria-label={t('description')} className="mt-3">
        {description.length > 0 ? (
          <>
            <p lang={language} className="text-15 leading-normal [overflow-wrap:anywhere] whitespace-pre-line">
              {before}
              <FlaggedText text={description} />
              {after}
            </p>
            {description.some(({ hint }) => hint !== null) ? (
              <p className="mt-1 text-13 text-ink-2">{t('flagged')}</p>
            ) : null}
          </>
        ) : (
          <p className="text-14 text-ink-2">{t('noDescription')}</p>
        )}
      </section>
    </>
  );
}

/** What a reported person has on sale, the newest first; their history is below it. */
async function CasePerson({ locale, subject }: { locale: Locale; subject: PersonSubject }) {
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
