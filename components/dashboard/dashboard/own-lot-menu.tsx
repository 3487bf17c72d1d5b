'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { MenuLink } from '@/components/ui/lists/menu-link';
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
          <MenuLink icon="pencil" href={localizedPath(locale, editLotPath(id))} name={t('editNamed', { title })}>
            {t('edit')}
          </MenuLink>
        ) : null}
        {(state === 'upcoming' || state === 'live') && !held ? (
          <MenuLink
            icon="printer"
            href={localizedPath(locale, `/auctions/${id}/sheet`)}
            name={listings('sheetOf', { title })}
          >
            {listings('sheet')}
          </MenuLink>
        ) : null}
        {held ? null : (
          <MenuLink
            icon="copy"
            href={localizedPath(locale, copyPath({ kind: 'lot', id }))}
            name={listings('copy', { title })}
          >
            {listings('copyShort')}
          </MenuLink>
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
