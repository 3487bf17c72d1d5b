import type { CaseDetail } from '@/lib/moderation/cases/dto';

const LISTING = {
  action: 'taken_down',
  icon: 'eye-off',
  label: 'takeDown',
  shortcut: 'B',
  done: 'taken_down',
  restore: 'restore',
  restored: 'restored',
} as const;

/** What a decision does besides dismissing and suspending, and what granting an appeal does; labels are in `admin.cases`. */
const WAYS = {
  listing: LISTING,
  lot: { ...LISTING, label: 'cancelLot' },
  message: { ...LISTING, label: 'remove', done: 'removed', restored: 'messageRestored' },
  user: {
    action: 'warned',
    icon: 'triangle-alert',
    label: 'warn',
    shortcut: 'W',
    done: 'warned',
    restore: 'withdraw',
    restored: 'warningWithdrawn',
  },
} as const;

/** Returns the way of a kind of case. */
export function wayOf(kind: CaseDetail['kind']): (typeof WAYS)[keyof typeof WAYS] {
  return WAYS[kind === 'lot' || kind === 'user' || kind === 'message' ? kind : 'listing'];
}
