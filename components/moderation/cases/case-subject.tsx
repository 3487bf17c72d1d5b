import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import { type Locale, quotationMarks } from '@/lib/core/i18n/locales';
import type { CaseDetail, PersonSubject, CaseMessage, MessageSubject } from '@/lib/moderation/cases/dto';
import { localizedPath } from '@/lib/core/i18n/paths';
import { LocalTime } from '@/components/ui/local-time';
import { Badge } from '@/components/ui/badge';
import type { Passage } from '@/lib/records/risk-phrases/dto';
import { CasePrice } from './case-price';

/** A text whose phrases that scams use are marked. */
function FlaggedText({ text }: { text: readonly Passage[] }) {
  return text.map(({ text: passage, hint }, index) =>
    hint ? (
      <mark key={index} className="rounded-small bg-wheat-soft px-0.5 font-semibold text-ink">
        {passage}
      </mark>
    ) : (
      passage
    ),
  );
}

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

/** A reported message, marked, with those before and after it. */
async function CaseConversation({ locale, subject }: { locale: Locale; subject: MessageSubject }) {
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  const { about, messages } = subject;
  return (
    <section aria-labelledby="case-conversation">
      <h3 id="case-conversation" className="text-16">
        {t('conversation')}
      </h3>
      <p className="mb-3 text-13 text-ink-2">
        {about ? (
          <>
            {t('conversationAbout')}:{' '}
            <a href={localizedPath(locale, about.path)} target="_blank" rel="noreferrer" className="link">
              {about.title}
            </a>
            .{' '}
          </>
        ) : null}
        {t('aroundNote')}
      </p>
      <ol className="grid gap-2">
        {messages.map((message) => (
          <CaseBubble key={message.id} locale={locale} message={message} />
        ))}
      </ol>
      {messages.some(({ isReported, text }) => isReported && text.some(({ hint }) => hint !== null)) ? (
        <p className="mt-2 text-13 text-ink-2">{t('flagged')}</p>
      ) : null}
    </section>
  );
}

async function CaseBubble({ locale, message }: { locale: Locale; message: CaseMessage }) {
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  const { isReported, isOwners, from, text, contact, photos, photoCount, at } = message;
  return (
    <li
      className={`max-w-[min(520px,92%)] rounded-card border px-3.5 py-2 text-15 leading-normal [overflow-wrap:anywhere] ${
        isOwners ? 'justify-self-start' : 'justify-self-end'
      } ${isReported ? 'border-2 border-clay bg-surface' : 'border-line bg-sunken'}`}
    >
      <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-2">
        <span className="font-semibold text-ink">{from ?? t('accountGone')}</span>
        <LocalTime date={at} className="tabular-nums" />
        {isReported ? (
          <Badge tone="error" icon="flag">
            {t('reportedMessage')}
          </Badge>
        ) : null}
      </p>
      {text.length > 0 ? (
        <p className="whitespace-pre-line">
          <FlaggedText text={text} />
        </p>
      ) : null}
      {photos.length > 0 ? (
        <ul aria-label={t('pictures')} className="mt-2 flex flex-wrap gap-2">
          {photos.map(({ urls, blur }, index) => (
            <li key={urls[400]}>
              <a href={urls[1600]} target="_blank" rel="noreferrer" className="block rounded-input">
                <img
                  src={urls[400]}
                  alt={t('picture', { number: index + 1, total: photos.length })}
                  width={160}
                  height={120}
                  style={{ backgroundImage: `url(${blur})` }}
                  className="h-30 w-40 rounded-input bg-cover object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : photoCount > 0 ? (
        <p className="text-14 text-ink-2">{t('photoCount', { count: photoCount })}</p>
      ) : null}
      {contact ? <p className="mt-1 text-14 text-ink-2">{t('contactGiven', { contact })}</p> : null}
    </li>
  );
}
