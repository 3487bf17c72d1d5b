import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ConfirmOnPage } from '@/components/accounts/confirm-email/confirm-on-page';
import { confirmEmailLabels } from '@/components/accounts/confirm-email/labels';
import { buttonVariants } from '@/components/ui/button-variants';
import { Note } from '@/components/ui/note';
import { requireMemberPage } from '@/lib/web/auth/require-member-page';
import { safeNext } from '@/lib/web/auth/safe-next';
import { unlistedMetadata } from '@/components/ui/page/unlisted-metadata';
import { getConfirmation } from '@/lib/accounts/email-confirmation/get-confirmation';
import { currentLocale } from '@/lib/core/i18n/current-locale';
import { localizedPath } from '@/lib/core/i18n/paths';
import { first } from '@/lib/core/validation/table-query';
import { confirmPlainly, resendPlainly } from './actions';

/** Rendered per request: the page depends on the session. */
export const dynamic = 'force-dynamic';

const RESULTS = { wrong: 'plainWrong', sent: 'plainSent', wait: 'plainWait' } as const;

export const generateMetadata = unlistedMetadata('confirmEmail', 'title');

/** Confirms the viewer's address and goes on to `next`; also without scripts. */
export default async function ConfirmEmailPage({ searchParams }: PageProps<'/[locale]/confirm-email'>) {
  const { next: asked, result } = await searchParams;
  const locale = await currentLocale();
  const given = safeNext(first(asked));
  const next = given === '/' ? localizedPath(locale, '/dashboard') : given;
  const { viewer } = await requireMemberPage(`/confirm-email?next=${encodeURIComponent(next)}`);
  const state = await getConfirmation(viewer);
  if (state.isConfirmed && !state.pendingEmail) redirect(next);
  const [t, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'confirmEmail' }),
    confirmEmailLabels(locale),
  ]);
  const said = Object.entries(RESULTS).find(([name]) => name === first(result))?.[1];
  const email = state.pendingEmail ?? state.email;
  return (
    <div className="wrap py-8 sm:py-14">
      <div className="mx-auto grid max-w-[520px] gap-3 rounded-card border border-line bg-surface p-6 sm:p-8">
        <h1 className="text-28">{t('title')}</h1>
        <p className="text-ink-2">{t('pageText')}</p>
        <ConfirmOnPage labels={labels} email={email} canCorrect={!state.isConfirmed} next={next} />
        <noscript>
          <div className="grid gap-4">
            <p className="[overflow-wrap:anywhere] text-ink-2">{t('sent', { email })}</p>
            {said ? <Note tone={said === 'plainSent' ? 'ok' : 'error'}>{t(said)}</Note> : null}
            <form action={confirmPlainly} className="grid gap-3">
              <input type="hidden" name="next" value={next} />
              <input type="hidden" name="language" value={locale} />
              <label htmlFor="plain-code" className="font-semibold">
                {t('code')}
              </label>
              <input
                id="plain-code"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                className="control"
              />
              <button className={buttonVariants({ size: 'lg' })}>{t('confirm')}</button>
            </form>
            <form action={resendPlainly}>
              <input type="hidden" name="next" value={next} />
              <input type="hidden" name="language" value={locale} />
              <button className="link min-h-11">{t('plainResend')}</button>
            </form>
          </div>
        </noscript>
      </div>
    </div>
  );
}
