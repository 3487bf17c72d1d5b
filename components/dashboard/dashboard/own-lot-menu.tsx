'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { MenuLink } from '@/components/ui/lists/menu-link';
import { RowMenu } from '@/components/ui/lists/row-menu';
import { useRowMenu } from '@/components/ui/lists/use-row-menu';
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
  const locale = useLocale();
  const { menu, close } = useRowMenu();
  const { id, title, state, held, mayEdit, mayCancel } = lot;
  if (held && !mayEdit && !mayCancel) return null;
  return (
    <RowMenu menu={menu} label={listings('moreOf', { title })}>
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
    </RowMenu>
  );
}
