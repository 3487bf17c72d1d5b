'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';
import type { OwnListingRow } from './own-listing-row';
import { shareAddress } from '@/components/ui/sharing/copy-text';
import { MenuLink } from '@/components/ui/lists/menu-link';
import { RowMenu } from '@/components/ui/lists/row-menu';
import { useRowMenu } from '@/components/ui/lists/use-row-menu';
import { EDIT_FIELDS, editFieldPath, type EditField } from '@/lib/market/animal-lots/edit-fields';
import { localizedPath } from '@/lib/core/i18n/paths';

export type Change = 'pause' | 'resume' | 'renew' | 'sell' | 'unsell';

interface OwnListingMenuProps {
  row: OwnListingRow;
  /** Sets `aria-disabled` only, because a disabled button loses the focus; the caller ignores clicks meanwhile. */
  disabled: boolean;
  onChange: (change: Change) => void;
  onEdit: (field: EditField) => void;
  /** Shows the sales that its seller noted, which can be taken back. */
  onSales: () => void;
  onDelete: () => void;
}

const ICONS: Record<Change, IconName> = {
  pause: 'pause',
  resume: 'play',
  renew: 'refresh-cw',
  sell: 'check',
  unsell: 'rotate-ccw',
};

/** Returns the changes that a listing's state allows. */
function changesOf({ status, takenDown, held, isReserved, daysLeft, sales }: OwnListingRow): Change[] {
  if (status === 'sold') return ['unsell'];
  if (held) return status === 'expired' || daysLeft !== null ? ['renew'] : [];
  const sell: Change[] = sales?.left === 0 && sales.reserved > 0 ? [] : ['sell'];
  if (status === 'expired') return ['renew', ...sell];
  const onOff: Change[] = status === 'active' ? ['pause'] : takenDown || isReserved ? [] : ['resume'];
  return [...(daysLeft === null ? [] : (['renew'] as const)), ...sell, ...onOff];
}

/** Returns the full name and the short word of each change of a listing. */
export function useChangeWords(title: string): Record<Change, readonly [name: string, word: string]> {
  const t = useTranslations('dashboard');
  const life = useTranslations('listingLife');
  return {
    pause: [t('pause', { title }), t('pauseShort')],
    resume: [t('resume', { title }), t('resumeShort')],
    renew: [life('renew', { title }), life('renewShort')],
    sell: [life('sell', { title }), life('sellShort')],
    unsell: [life('unsell', { title }), life('unsellShort')],
  };
}

/** The fields that have a form of their own, besides the price in the row: over the list, but the text on a page. */
function EditEntries({ row, close, onEdit }: Pick<OwnListingMenuProps, 'row' | 'onEdit'> & { close: () => void }) {
  const t = useTranslations('editField');
  const locale = useLocale();
  // messages: editField.field.*, editField.of.*
  return (
    <div
      role="group"
      aria-label={t('change')}
      className="menu-links grid grid-cols-3 border-y border-line py-1 *:justify-center *:px-1!"
    >
      {EDIT_FIELDS.filter((field) => field !== 'price').map((field) => {
        const name = t(`of.${field}`, { title: row.title });
        return field === 'text' ? (
          <Link
            key={field}
            prefetch={false}
            href={localizedPath(locale, editFieldPath(row.id, field))}
            aria-label={name}
          >
            {t(`field.${field}`)}
          </Link>
        ) : (
          <button
            key={field}
            type="button"
            aria-label={name}
            onClick={() => {
              close();
              onEdit(field);
            }}
          >
            {t(`field.${field}`)}
          </button>
        );
      })}
    </div>
  );
}

/** What can be done with a listing besides what its row and its page have, behind one button at the end of the row. */
export function OwnListingMenu({ row, disabled, onChange, onEdit, onSales, onDelete }: OwnListingMenuProps) {
  const t = useTranslations('dashboard');
  const sharing = useTranslations('sharing');
  const sale = useTranslations('sale');
  const words = useChangeWords(row.title);
  const { menu, close } = useRowMenu();
  const { title, status, takenDown, held, highlightUntil, viewHref, editHref, copyHref, auctionHref } = row;
  const mayHighlight = !highlightUntil && status !== 'sold' && !takenDown && !held;
  return (
    <RowMenu menu={menu} label={t('moreOf', { title })}>
      <MenuLink icon="pencil" href={editHref} name={t('edit', { title })}>
        {t('editShort')}
      </MenuLink>
      {row.edited?.lot && status !== 'sold' ? <EditEntries {...{ row, close, onEdit }} /> : null}
      {copyHref ? (
        <MenuLink icon="copy" href={copyHref} name={t('copy', { title })}>
          {t('copyShort')}
        </MenuLink>
      ) : null}
      {auctionHref ? (
        <MenuLink icon="gavel" href={auctionHref} name={t('auction', { title })}>
          {t('auctionShort')}
        </MenuLink>
      ) : null}
      {status === 'active' ? (
        <button
          type="button"
          aria-label={t('shareOf', { title })}
          onClick={() => {
            close();
            shareAddress(title, viewHref, { copied: sharing('copied'), copyFailed: sharing('copyFailed') });
          }}
        >
          <Icon name="share-2" />
          {sharing('share')}
        </button>
      ) : null}
      {mayHighlight ? (
        <MenuLink icon="star" href={`${editHref}#highlight`} name={t('highlightOf', { title })}>
          {t('highlight')}
        </MenuLink>
      ) : null}
      {changesOf(row).map((change) => (
        <button
          key={change}
          type="button"
          aria-disabled={disabled}
          aria-label={words[change][0]}
          onClick={() => {
            close();
            onChange(change);
          }}
        >
          <Icon name={ICONS[change]} />
          {words[change][1]}
        </button>
      ))}
      {row.sales?.noted.some(({ id }) => id !== null) ? (
        <button
          type="button"
          onClick={() => {
            close();
            onSales();
          }}
        >
          <Icon name="rotate-ccw" />
          {sale('notedList')}
        </button>
      ) : null}
      <button
        type="button"
        className="text-clay-ink"
        aria-disabled={disabled}
        aria-label={t('delete', { title })}
        onClick={() => {
          close();
          onDelete();
        }}
      >
        <Icon name="trash-2" />
        {t('deleteShort')}
      </button>
    </RowMenu>
  );
}
