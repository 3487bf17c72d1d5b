import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AppealForm } from '@/components/accounts/appeal/appeal-form';
import { HeldListing } from '@/components/accounts/appeal/held-listing';
import { ClientMessages } from '@/components/ui/forms/client-messages';
import { buttonVariants } from '@/components/ui/button-variants';
import { Note } from '@/components/ui/note';
import { KeepFocus } from '@/components/ui/page/keep-focus';
import { getUser } from '@/lib/accounts/accounts/get-user';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { formatDate } from '@/lib/core/i18n/format';
import { localizedPath } from '@/lib/core/i18n/paths';
import { mailTimeZone } from '@/lib/core/i18n/time-zone';
import { editPath, parseTopic } from '@/lib/core/topics/schema';
import { getAppealPage } from '@/lib/moderation/appeals/get-appeal-page';
import { getHoldPage } from '@/lib/moderation/appeals/get-hold-page';
import { answer, send } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedMetadata('appeal', 'title');

/**
 * Why the viewer's listing is held or was taken down, their message removed or they were warned, with the form to appeal once or the
 * state of the appeal.
 */
export default async function AppealPage({ params }: PageProps<'/[locale]/dashboard/appeal/[topic]'>) {
  const { topic } = await params;
  const { viewer, locale } = await requireMemberPage(`/dashboard/appeal/${topic}`);
  // messages: appeal.leads.*, appeal.states.*, appeal.messageStates.*, appeal.userStates.*
  const [t, page, hold] = await Promise.all([
    getTranslations({ locale, namespace: 'appeal' }),
    getAppealPage(viewer, topic, locale),
    getHoldPage(viewer, topic),
  ]);
  if (hold) {
    const timeZone = mailTimeZone(await getUser(viewer));
    return <HeldListing locale={locale} topic={topic} hold={hold} timeZone={timeZone} send={answer} />;
  }
  if (!page) notFound();
  const { about, title, decidedAt, reasons, state, text } = page;
  const listing = about === 'listing' ? parseTopic(topic) : null;
  const editHref = listing ? localizedPath(locale, editPath(listing)) : undefined;
  const date = formatDate(locale, decidedAt);
  const stateText = () => {
    if (state === 'open') return '';
    if (about === 'message') return t(`messageStates.${state}`);
    return about === 'user' && state !== 'closed' ? t(`userStates.${state}`) : t(`states.${state}`);
  };
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto grid max-w-form gap-5">
        <header className="grid gap-2">
          <h1>{t('title')}</h1>
          <p className="[overflow-wrap:anywhere] text-ink-2">
            {about === 'listing' ? t('lead', { title, date }) : t(`leads.${about}`, { date })}
          </p>
          {about === 'message' && title ? (
            <blockquote className="rounded-card bg-sunken px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-line">
              {title}
            </blockquote>
          ) : null}
        </header>
        <section aria-labelledby="appeal-why" className="rounded-card border border-line bg-surface p-4 sm:p-6">
          <h2 id="appeal-why" className="mb-2 text-18">
            {t('why')}
          </h2>
          {reasons.map((paragraph) => (
            <p key={paragraph} className="mt-1 [overflow-wrap:anywhere]">
              {paragraph}
            </p>
          ))}
        </section>
        <KeepFocus step={state} id="appeal-state" />
        {state === 'open' ? (
          <ClientMessages namespaces={['appeal', 'validation', 'errors']}>
            <AppealForm subject={topic} editHref={editHref} send={send} />
          </ClientMessages>
        ) : (
          <>
            <Note id="appeal-state" tabIndex={-1} tone={state === 'restored' || state === 'closed' ? 'ok' : 'info'}>
              {stateText()}
            </Note>
            {text ? (
              <section aria-labelledby="appeal-words">
                <h2 id="appeal-words" className="mb-2 text-18">
                  {t('yours')}
                </h2>
                <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
              </section>
            ) : null}
          </>
        )}
        <p>
          <a href={localizedPath(locale, '/dashboard')} className={buttonVariants({ variant: 'secondary' })}>
            {t('dashboard')}
          </a>
        </p>
      </div>
    </div>
  );
}
