import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';

const LINK = 'link inline-flex min-h-11 items-center gap-2 text-15 font-semibold';

/** The sheet of a deal to print, and for a calendar the days that are still ahead of it. */
export function DealFiles({ number, hasDates }: { number: number; hasDates: boolean }) {
  const t = useTranslations('deals.sheet');
  const locale = useLocale();
  const path = `/api/deals/${number}`;
  return (
    <Panel padded={false} className="p-4 sm:p-5">
      <h2 className="text-18">{t('title')}</h2>
      <p className="mt-1 text-13 text-ink-2">{t('text')}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <a href={`${path}/sheet.pdf?language=${locale}`} className={LINK}>
          <Icon name="download" className="size-4" />
          {t('download')}
        </a>
        {hasDates ? (
          <a href={`${path}/calendar.ics`} className={LINK}>
            <Icon name="calendar" className="size-4" />
            {t('calendar')}
          </a>
        ) : null}
      </p>
    </Panel>
  );
}
