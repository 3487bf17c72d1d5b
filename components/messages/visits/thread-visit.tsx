'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import { slotText, type Slot } from '@/lib/deals/terms/dates/visit-slots';

/** What a conversation shows of a visit of the two to what it is about. */
export type ThreadVisitView =
  | { kind: 'open'; id: string; isMine: boolean }
  | { kind: 'agreed'; id: string; slot: Slot }
  /** None is ahead, and the reader may ask for one. */
  | { kind: 'none'; listingId: string };

/** The visit that is ahead, or the way to one, as one line above the messages. */
export function ThreadVisit({ visit, className }: { visit: ThreadVisitView; className: string }) {
  const t = useTranslations('visits');
  const locale = useLocale();
  const path = visit.kind === 'none' ? `/visits/new?listing=${visit.listingId}` : `/visits/${visit.id}`;
  const text =
    visit.kind === 'none'
      ? t('makeTitle')
      : visit.kind === 'agreed'
        ? t('threadAgreed', { slot: slotText(t, locale, visit.slot) })
        : t('threadOpen', { who: visit.isMine ? 'me' : 'other' });
  return (
    <Link href={localizedPath(locale, path)} prefetch={false} className={className}>
      <Icon name="calendar" className="flex-none text-pasture-ink" />
      <span className="min-w-0 flex-1">{text}</span>
      {visit.kind === 'none' ? null : <span className="flex-none font-semibold text-pasture-ink">{t('see')}</span>}
      <Icon name="chevron-right" className="size-4 flex-none text-pasture-ink" />
    </Link>
  );
}
