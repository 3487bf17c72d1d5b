import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import type { VerificationStatusDto } from '@/lib/accounts/verification/dto';
import { StatusBadge } from './status-badge';

/** The status of the user's verification, its date and the reviewer's note. */
export async function StatusCard({ locale, status }: { locale: Locale; status: VerificationStatusDto }) {
  const t = await getTranslations({ locale, namespace: 'verification' });
  const { verificationStatus, verificationNotes, verificationSubmittedAt, verificationReviewedAt } = status;
  const dates = [
    { label: t('submittedOn'), date: verificationSubmittedAt },
    { label: t('reviewedOn'), date: verificationReviewedAt },
  ];
  return (
    // A new status replaces the form without a page load; the live region announces it.
    <Panel aria-live="polite" data-testid="verification-status" className="w-full">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18">{t('status')}</h2>
        <StatusBadge status={verificationStatus} label={t(`statuses.${verificationStatus}`)} />
      </div>
      <p className="mt-3 text-15 text-ink-2">{t(`statusTexts.${verificationStatus}`)}</p>
      {verificationNotes ? (
        <Note
          tone={verificationStatus === 'rejected' ? 'error' : 'info'}
          role={undefined}
          title={t('notes')}
          className="mt-4"
        >
          <p className="mt-1 break-words whitespace-pre-line">{verificationNotes}</p>
        </Note>
      ) : null}
      {dates.some(({ date }) => date) ? (
        <dl className="mt-4 grid gap-1.5 text-14">
          {dates.map(({ label, date }) =>
            date ? (
              <div key={label} className="flex justify-between gap-3">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-medium tabular-nums">{formatDate(locale, date)}</dd>
              </div>
            ) : null,
          )}
        </dl>
      ) : null}
    </Panel>
  );
}
