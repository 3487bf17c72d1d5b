'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Dialog, DialogContent, DialogDescription, DialogTitle, FormFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { OwnTagsDto } from '@/lib/market/declared-ids/dto';
import { usePapersAct } from './use-papers-act';

export type SaveTags = (input: { listingId: string; tags: string }) => Promise<ActionResult>;

interface TagsDialogProps {
  listing: OwnTagsDto;
  save: SaveTags;
  onClose: () => void;
}

/** The tags of a listing's animals, one per line, as they come out of a spreadsheet or a reader. */
export function TagsDialog({ listing: { listingId, title, tags }, save, onClose }: TagsDialogProps) {
  const t = useTranslations('papers');
  const { run, pending, errors } = usePapersAct();
  const [text, setText] = useState(tags.join('\n'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run({ act: () => save({ listingId, tags: text }), done: t('tagsSaved'), onDone: onClose });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || pending || onClose()}>
      <DialogContent closeLabel={t('close')}>
        <DialogTitle>{t('tagsOf', { title })}</DialogTitle>
        <DialogDescription>{t('tagsPrivacy')}</DialogDescription>
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <Field id="tags-text" label={t('tagNumbers')} help={t('tagNumbersHelp')} error={errors.tags}>
            {(control) => (
              <Textarea
                {...control}
                rows={8}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <FormFooter submit={t('save')} cancel={t('cancel')} pending={pending} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
