import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/ui/forms/client-messages';
import { buttonVariants } from '@/components/ui/button-variants';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import { Note } from '@/components/ui/note';
import { formatDateTime } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { HoldPage } from '@/lib/moderation/cases/dto';
import { AppealForm, type Send } from './appeal-form';

interface HeldListingProps {
  locale: Locale;
  topic: string;
  hold: HoldPage;
  /** The owner's, as in the mails about it. */
  timeZone: string;
  send: Send;
}

/** Why a listing is held and what helps to decide it, with the form to answer once. */
export async function HeldListing({ locale, topic, hold, timeZone, send }: HeldListingProps) {
  // messages: appeal.held.hints.*
  const [t, appeal] = await Promise.all([
    getTranslations({ locale, namespace: 'appeal.held' }),
    getTranslations({ locale, namespace: 'appeal' }),
  ]);
  const { title, heldAt, decidedBy, helps, answer, editPath } = hold;
  const when = (moment: string) => formatDateTime(locale, moment, timeZone);
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto grid max-w-form gap-5">
        <header className="grid gap-2">
          <h1>{t('title')}</h1>
          <p className="[overflow-wrap:anywhere] text-ink-2">
            {t('lead', { title, date: when(heldAt), until: when(decidedBy) })}
          </p>
        </header>
        <section aria-labelledby="held-why" className="rounded-card border border-line bg-surface p-4 sm:p-6">
          <h2 id="held-why" className="mb-2 text-18">
            {t('why')}
          </h2>
          <p>{t('whyText')}</p>
          <h2 className="mt-5 mb-2 text-18">{t('helps')}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {helps.map((group) => (
              <li key={group}>{t(`hints.${group}`)}</li>
            ))}
          </ul>
        </section>
        <KeepFocus step={answer === null ? 'asked' : 'answered'} id="held-state" />
        {answer === null ? (
          <ClientMessages namespaces={['appeal', 'validation', 'errors']}>
            <AppealForm subject={topic} held send={send} />
          </ClientMessages>
        ) : (
          <>
            <Note id="held-state" tabIndex={-1} tone="info">
              {t('waiting')}
            </Note>
            <section aria-labelledby="held-answer">
              <h2 id="held-answer" className="mb-2 text-18">
                {appeal('yours')}
              </h2>
              <p className="[overflow-wrap:anywhere] whitespace-pre-line">{answer}</p>
            </section>
          </>
        )}
        <p className="flex flex-wrap gap-2">
          <a href={localizedPath(locale, editPath)} className={buttonVariants({ variant: 'secondary' })}>
            {t('edit')}
          </a>
          <a href={localizedPath(locale, '/dashboard')} className={buttonVariants({ variant: 'ghost' })}>
            {appeal('dashboard')}
          </a>
        </p>
      </div>
    </div>
  );
}
