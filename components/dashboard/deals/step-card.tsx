import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { dayOf, formatDays } from '@/lib/core/i18n/format';
import { timeLeft } from './turn';

interface StepCardProps {
  id?: string;
  isMine: boolean;
  /** Whose turn it is. */
  who: string;
  deadline: string | null;
  /** Of the place whose days count. */
  zone: string;
  now: Date;
  title: string;
  text: string | null;
  children?: ReactNode;
}

/** What comes next in a deal, or waits for an answer, and who does it: with an edge of wheat where it is the reader. */
export function StepCard({ id = 'next', isMine, who, deadline, zone, now, title, text, children }: StepCardProps) {
  const t = useTranslations('deals');
  const locale = useLocale();
  const left = deadline === null ? null : timeLeft(deadline, now);
  // The last day that can be used: what ends at midnight ends with the day before.
  const day = deadline !== null && left?.unit === 'days' ? dayOf(new Date(Date.parse(deadline) - 1), zone) : null;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`-mx-4 scroll-mt-16 border-y bg-surface p-4 shadow-card outline-none sm:mx-0 sm:rounded-card sm:border sm:px-6 sm:pt-5 sm:pb-6 ${isMine ? 'border-wheat-line border-t-wheat shadow-[inset_0_2px_0_var(--color-wheat),var(--shadow-card)]' : 'border-line'}`}
    >
      <p className={`flex items-center gap-2 text-14 font-semibold ${isMine ? 'text-wheat-ink' : 'text-ink-2'}`}>
        <Icon name={isMine ? 'clock' : 'hourglass'} className="size-4" />
        {who}
        {left ? (
          <span className="ml-auto font-medium">
            {left.unit === 'hours' ? t('hoursLeft', { count: left.count }) : t('daysLeft', { count: left.count })}
          </span>
        ) : null}
        {day === null ? null : (
          <time dateTime={day} className="font-medium">
            {t('untilDay', { day: formatDays(locale, day) })}
          </time>
        )}
      </p>
      <h2 id={`${id}-title`} className="mt-2 mb-1">
        {title}
      </h2>
      {text ? <p className="text-15 text-ink-2">{text}</p> : null}
      {children}
    </section>
  );
}
