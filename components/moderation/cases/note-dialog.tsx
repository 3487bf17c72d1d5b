'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { CASE_NOTE_MAX, caseNoteSchema } from '@/lib/moderation/cases/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';
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
  const fieldText = useFieldText();
  const router = useRouter();
  const desk = useDesk();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { pending, submit: send } = useMemberSubmit();

  const submit = () => {
    const input = { key: caseKey, text };
    const [complaint] = fieldErrors(caseNoteSchema.safeParse(input).error?.issues ?? []).text ?? [];
    setError(complaint && fieldText(complaint));
    if (complaint) return document.getElementById('case-note')?.focus();
    send({
      send: () => save(input),
      done: t('noteSaved'),
      refresh: () => {
        setText('');
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
          <Field id="case-note" label={t('noteLabel')} required help={t('noteHelp')} error={error}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                required
                maxLength={CASE_NOTE_MAX}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setError(undefined);
                }}
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
