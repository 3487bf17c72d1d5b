import { fullName } from '@/lib/core/validation/full-name';
import { formatDate, formatRelativeDay } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';

/** A person's name above their address. */
export function PersonCell({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return (
    <div className="min-w-0 md:max-w-64 closed-row:flex closed-row:items-baseline closed-row:gap-2">
      <p className="font-semibold break-words closed-row:max-w-1/2 closed-row:flex-none closed-row:truncate">
        {fullName({ firstName, lastName })}
      </p>
      <p className="text-14 break-words text-ink-2 closed-row:truncate">{email}</p>
    </div>
  );
}

/** A day, and how long ago it was where a closed row has no room; a dash if there is none. */
export function DateCell({ locale, date }: { locale: Locale; date: string | null }) {
  return (
    <span className="text-14 whitespace-nowrap text-ink-2 tabular-nums">
      {date ? (
        <>
          <span className="closed-row:hidden">{formatDate(locale, date)}</span>
          <span className="hidden closed-row:inline">{formatRelativeDay(locale, date)}</span>
        </>
      ) : (
        '–'
      )}
    </span>
  );
}
