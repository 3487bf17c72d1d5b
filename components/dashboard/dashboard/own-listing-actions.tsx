'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';
import type { OwnListingRow } from './own-listing-row';

export type Change = 'pause' | 'resume' | 'renew' | 'sell' | 'unsell';

interface OwnListingActionsProps {
  row: OwnListingRow;
  /** Sets `aria-disabled` only, because a disabled button loses the focus; the caller ignores clicks meanwhile. */
  disabled: boolean;
  onChange: (change: Change) => void;
  onDelete: () => void;
}

const ACTION =
  'icon-button h-14 w-auto min-w-14 content-center gap-0.5 rounded-input px-1 text-ink-2 hover:text-ink max-lg:min-w-11 max-lg:flex-1';
/** React keys: a button that turns into its opposite stays the same element and keeps the focus. */
const KEYS: Record<Change, string> = {
  pause: 'on-off',
  resume: 'on-off',
  renew: 'renew',
  sell: 'sold',
  unsell: 'sold',
};
const ICONS: Record<Change, IconName> = {
  pause: 'pause',
  resume: 'play',
  renew: 'refresh-cw',
  sell: 'check',
  unsell: 'rotate-ccw',
};

/** Returns the changes that a listing's state allows. */
function changesOf({ status, takenDown, held, daysLeft }: OwnListingRow): Change[] {
  if (status === 'sold') return ['unsell'];
  if (held) return status === 'expired' || daysLeft !== null ? ['renew'] : [];
  if (status === 'expired') return ['renew', 'sell'];
  const onOff: Change[] = status === 'active' ? ['pause'] : takenDown ? [] : ['resume'];
  return [...(daysLeft === null ? [] : (['renew'] as const)), ...onOff, 'sell'];
}

/** The buttons at the end of a listing's row. */
export function OwnListingActions({ row, disabled, onChange, onDelete }: OwnListingActionsProps) {
  const t = useTranslations('dashboard');
  const life = useTranslations('listingLife');
  const words: Record<Change, [string, string, string?]> = {
    pause: [t('pause', { title: row.title }), t('pauseShort')],
    resume: [t('resume', { title: row.title }), t('resumeShort')],
    renew: [life('renew', { title: row.title }), life('renewShort')],
    sell: [life('sell', { title: row.title }), life('sellShort'), life('sellWord')],
    unsell: [life('unsell', { title: row.title }), life('unsellShort'), life('unsellWord')],
  };
  const word = (text: string) => <span className="text-12">{text}</span>;
  return (
    <div className="flex justify-end">
      <Link prefetch={false} href={row.viewHref} className={ACTION} aria-label={t('view', { title: row.title })}>
        <Icon name="eye" />
        {word(t('viewShort'))}
      </Link>
      <Link prefetch={false} href={row.editHref} className={ACTION} aria-label={t('edit', { title: row.title })}>
        <Icon name="pencil" />
        {word(t('editShort'))}
      </Link>
      {row.copyHref ? (
        <Link prefetch={false} href={row.copyHref} className={ACTION} aria-label={t('copy', { title: row.title })}>
          <Icon name="copy" />
          {word(t('copyShort'))}
        </Link>
      ) : null}
      {changesOf(row).map((change) => (
        <button
          key={KEYS[change]}
          type="button"
          className={ACTION}
          aria-disabled={disabled}
          aria-label={words[change][0]}
          onClick={() => onChange(change)}
        >
          <Icon name={ICONS[change]} />
          {word(words[change][2] ?? words[change][1])}
        </button>
      ))}
      <button
        type="button"
        className={`${ACTION} hover:text-clay-ink`}
        aria-disabled={disabled}
        aria-label={t('delete', { title: row.title })}
        onClick={onDelete}
      >
        <Icon name="trash-2" />
        {word(t('deleteShort'))}
      </button>
    </div>
  );
}
