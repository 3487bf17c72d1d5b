import { getTranslations } from 'next-intl/server';
import { LocalTime } from '@/components/ui/local-time';
import { Badge } from '@/components/ui/badge';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { CaseMessage, MessageSubject } from '@/lib/moderation/cases/dto';
import { FlaggedText } from './flagged-text';

/** A reported message, marked, with those before and after it. */
export async function CaseConversation({ locale, subject }: { locale: Locale; subject: MessageSubject }) {
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
