'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useRowMenu } from '@/components/ui/lists/use-row-menu';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { copyPath, editLotPath } from '@/lib/core/topics/schema';
import type { OwnLot } from '@/lib/market/auctions/dto';

interface OwnLotMenuProps {
  lot: OwnLot;
  disabled: boolean;
  onCancel: () => void;
}

/** What can be done with a lot besides the steps that wait, behind one button; nothing where there is nothing. */
export function OwnLotMenu({ lot, disabled, onCancel }: OwnLotMenuProps) {
  const t = useTranslations('ownAuctions');
  const listings = useTranslations('dashboard');
  const locale = useLocale() as Locale;
  const { menu, close } = useRowMenu();
  const { id, title, state, held, mayEdit, mayCancel } = lot;
  if (held && !mayEdit && !mayCancel) return null;
  return (
    <details ref={menu} name="row-menu" className="relative">
      <summary className="icon-button cursor-pointer list-none text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="ellipsis" className="size-5" />
        <span className="sr-only">{listings('moreOf', { title })}</span>
      </summary>
      <div className="menu-links absolute top-full right-0 z-20 w-60 rounded-card border border-line bg-surface p-2 shadow-card">
        {mayEdit ? (
          <Link prefetch={false} href={localizedPath(locale, editLotPath(id))} aria-label={t('editNamed', { title })}>
            <Icon name="pencil" />
            {t('edit')}
          </Link>
        ) : null}
        {(state === 'upcoming' || state === 'live') && !held ? (
          <Link
            prefetch={false}
            href={localizedPath(locale, `/auctions/${id}/sheet`)}
            aria-label={listings('sheetOf', { title })}
          >
            <Icon name="printer" />
            {listings('sheet')}
          </Link>
        ) : null}
        {held ? null : (
          <Link
            prefetch={false}
            href={localizedPath(locale, copyPath({ kind: 'lot', id }))}
            aria-label={listings('copy', { title })}
          >
            <Icon name="copy" />
            {listings('copyShort')}
          </Link>
        )}
        {mayCancel ? (
          <button
            type="button"
            className="text-clay-ink"
            disabled={disabled}
            aria-label={t('cancelNamed', { title })}
            onClick={() => {
              close();
              onCancel();
            }}
          >
            <Icon name="ban" />
            {t('cancel')}
          </button>
        ) : null}
      </div>
    </details>
  );
}
