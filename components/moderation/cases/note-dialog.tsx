'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { CASE_NOTE_MAX, caseNoteSchema } from '@/lib/moderation/cases/schema';
import type { CaseActs } from '@/components/moderation/desk/acts';
import { useDesk } from '@/components/moderation/desk/desk';

interface NoteDialogProps {
  open: boolean;
  onClose: () => void;
  caseKey: string;
  save: CaseActs['addNote'];
}

/** A note for the other administrators. What was typed stays until it is saved. */
export function NoteDialog({ open, onClose, caseKey, save }: NoteDialogProps) {
  const t = useTranslations('admin.cases');
  const admin = useTranslations('admin');
  const router = useRouter();
  const desk = useDesk();
  const note = useCheckedText({ id: 'case-note', name: 'text', schema: caseNoteSchema });
  const { pending, submit: send } = useMemberSubmit();

  const submit = () => {
    const input = { key: caseKey, text: note.text };
    if (!note.check(input)) return;
    send({
      send: () => save(input),
      done: t('noteSaved'),
      refresh: () => {
        note.write('');
        onClose();
        router.refresh();
      },
      failed: desk.failed(t('noteFailed')),
    });
  };
  return (
    <Dialog open={open} onOpenChange={(next) => (next || pending ? undefined : onClose())}>
      <DialogContent closeLabel={admin('close')} aria-describedby={undefined}>
        <DialogTitle>{t('noteTitle')}</DialogTitle>
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            submit();
          }}
          className="grid gap-4"
        >
          <Field {...note.field} label={t('noteLabel')} required help={t('noteHelp')}>
            {(control) => (
              <Textarea
                {...control}
                {...note.input}
                rows={4}
                required
                maxLength={CASE_NOTE_MAX}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                  event.preventDefault();
                  submit();
                }}
              />
            )}
          </Field>
          <DialogFooter>
            <Button type="submit" pending={pending}>
              {t('noteSave')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
