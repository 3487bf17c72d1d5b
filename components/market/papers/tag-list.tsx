'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon } from '@/components/ui/icon';
import type { OwnTagsDto } from '@/lib/market/declared-ids/dto';
import { Dialog, DialogContent, DialogDescription, DialogTitle, FormFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { usePapersAct } from './use-papers-act';

/** How many listings are shown before the reader asks for the others. */
const SHOWN = 5;

/** The actor's listings, each with a button that opens the tags of its animals. */
export function TagList({ listings, save }: { listings: readonly OwnTagsDto[]; save: SaveTags }) {
  const t = useTranslations('papers');
  const ready = useHydrated();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = listings.find(({ listingId }) => listingId === openId);
  if (listings.length === 0) return <p className="text-15 text-ink-2">{t('noListings')}</p>;
  const rowOf = ({ listingId, title, tags, checked }: OwnTagsDto) => (
    <li key={listingId} className="border-b border-line last:border-b-0">
      <button
        type="button"
        disabled={!ready}
        onClick={() => setOpenId(listingId)}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-left -outline-offset-2 hover:bg-sunken/55"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block text-14 text-ink-2">
            {checked > 0
              ? t('tagsChecked', { count: tags.length, checked })
              : t('tagsDeclared', { count: tags.length })}
          </span>
        </span>
        <Icon name="chevron-right" className="size-4 flex-none text-pasture-ink" />
      </button>
    </li>
  );
  const others = listings.slice(SHOWN);
  return (
    <div className="min-w-0">
      <ul aria-labelledby="tags">{listings.slice(0, SHOWN).map(rowOf)}</ul>
      {others.length > 0 ? (
        <details className="border-t border-line">
          <summary className="link flex min-h-11 cursor-pointer items-center text-15">
            {t('moreListings', { count: others.length })}
          </summary>
          <ul aria-labelledby="tags">{others.map(rowOf)}</ul>
        </details>
      ) : null}
      {open ? <TagsDialog listing={open} save={save} onClose={() => setOpenId(null)} /> : null}
    </div>
  );
}

type SaveTags = (input: { listingId: string; tags: string }) => Promise<ActionResult>;

interface TagsDialogProps {
  listing: OwnTagsDto;
  save: SaveTags;
  onClose: () => void;
}

/** The tags of a listing's animals, one per line, as they come out of a spreadsheet or a reader. */
function TagsDialog({ listing: { listingId, title, tags }, save, onClose }: TagsDialogProps) {
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
