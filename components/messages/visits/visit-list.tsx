import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/panel';
import { capitalised } from '@/lib/core/i18n/format';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import { slotText } from '@/lib/deals/terms/dates/visit-slots';
import type { VisitDto } from '@/lib/deals/visits/dto';

interface VisitListProps {
  /** The first that ends first. */
  ahead: readonly VisitDto[];
  /** The newest first. */
  past: readonly VisitDto[];
}

/** A member's visits: those ahead, then those that are over. */
export function VisitList({ ahead, past }: VisitListProps) {
  const t = useTranslations('visits');
  const locale = useLocale();
  if (ahead.length + past.length === 0)
    return (
      <EmptyState
        title={t('none')}
        action={
          <a href={localizedPath(locale, ANIMALS_PATH)} className={buttonVariants()}>
            {t('browse')}
          </a>
        }
      >
        {t('noneText')}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] max-w-form gap-6">
      <Part title={t('ahead')} visits={ahead} />
      <Part title={t('past')} visits={past} />
    </div>
  );
}

function Part({ title, visits }: { title: string; visits: readonly VisitDto[] }) {
  const locale = useLocale();
  if (visits.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-20">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {visits.map((visit) => (
          <li key={visit.id}>
            <a
              href={localizedPath(locale, `/visits/${visit.id}`)}
              className="flex min-h-16 items-center gap-3 px-3 py-2.5 -outline-offset-2 hover:bg-sunken/55"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-15 font-semibold">{visit.listing.title}</span>
                <span className="block text-14 break-words text-ink-2 sm:truncate">{visit.person.name}</span>
                <State visit={visit} />
              </span>
              <Icon name="chevron-right" className="size-4 flex-none text-pasture-ink" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When it is, whose answer it waits for, or what became of it. */
function State({ visit: { status, chosen, side, proposedBy, endedBy, person } }: { visit: VisitDto }) {
  const t = useTranslations('visits');
  const locale = useLocale();
  const isMine = status === 'open' && proposedBy !== side;
  const text = () => {
    if (status === 'agreed' && chosen) return capitalised(locale, slotText(t, locale, chosen));
    if (status === 'open') return isMine ? t('yourTurn') : t('waiting', { name: person.name });
    return t('ended', { status, who: endedBy === side ? 'me' : 'other', name: person.name });
  };
  return <span className={`block text-13 ${isMine ? 'font-semibold text-wheat-ink' : 'text-ink-2'}`}>{text()}</span>;
}
