import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/core/i18n/format';
import { type Locale, quoted } from '@/lib/core/i18n/locales';
import type { CaseEvent } from '@/lib/moderation/cases/dto';

/** Earlier decisions and notes, newest first. */
export async function CaseEvents({
  locale,
  events,
  withTitles = false,
}: {
  locale: Locale;
  events: readonly CaseEvent[];
  /** Whether they are about several things, so that each says about what. */
  withTitles?: boolean;
}) {
  // messages: admin.cases.actions.*, admin.cases.answers.*
  const t = await getTranslations({ locale, namespace: 'admin.cases' });
  return (
    <ul className="grid gap-1.5">
      {events.map(({ id, action, title, answer, text, by, at }) => (
        <li key={id} className="text-14 leading-snug [overflow-wrap:anywhere]">
          <span
            className={
              action === 'taken_down' || action === 'suspended' ? 'font-semibold text-clay-ink' : 'font-semibold'
            }
          >
            {t(`actions.${action}`)}
          </span>
          {withTitles && title ? ` ${quoted(locale, title)}` : null}
          {answer ? `: ${t(`answers.${answer}`)}` : null}
          {text ? `: ${text}` : null}{' '}
          <span className="text-13 whitespace-nowrap text-ink-2 tabular-nums">
            {by ? t('by', { name: by, date: formatDate(locale, at) }) : formatDate(locale, at)}
          </span>
        </li>
      ))}
    </ul>
  );
}
