'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import type { CaseDetail } from '@/lib/moderation/cases/dto';
import { answersFor } from '@/lib/moderation/reports/schema';
import { useDesk } from '@/components/moderation/desk/desk';
import { Key } from '@/components/accounts/admin-undo/key';
import { wayOf } from './ways';

/** The keys of a case, and the switch that turns them off. */
export function ShortcutsDialog({
  open,
  onClose,
  appeal,
  kind,
  held,
}: {
  open: boolean;
  onClose: () => void;
  appeal: boolean;
  kind: CaseDetail['kind'];
  /** Whether it is kept off sale until it is decided, which dismissing publishes. */
  held: boolean;
}) {
  const t = useTranslations('admin.cases');
  const admin = useTranslations('admin');
  const { shortcuts, setShortcuts } = useDesk();
  const { shortcut, label, restore } = wayOf(kind);
  const keys: [string, string][] = [
    ['J', t('next')],
    ['K', t('previous')],
    ...(appeal
      ? ([
          ['D', t('uphold')],
          ['R', t(restore)],
        ] satisfies [string, string][])
      : ([
          ['D', t(held ? 'release' : 'dismiss')],
          [shortcut, t(label)],
          ['S', t('suspend')],
          [`1–${answersFor([kind]).length}`, t('chooseAnswer')],
        ] satisfies [string, string][])),
    ['N', t('note')],
    ['Z', t('undo')],
    ['?', t('shortcuts')],
  ];
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent closeLabel={admin('close')}>
        <DialogTitle>{t('shortcuts')}</DialogTitle>
        <DialogDescription>{t('shortcutsText')}</DialogDescription>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-15">
          {keys.map(([name, label]) => (
            <div key={name} className="contents">
              <dt>
                <Key name={name} />
                <span className="sr-only">{name}</span>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <Checkbox checked={shortcuts} onChange={(event) => setShortcuts(event.target.checked)}>
          {t('shortcutsOn')}
        </Checkbox>
      </DialogContent>
    </Dialog>
  );
}
