'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { linkAddress } from './markdown-edits';

interface LinkDialogProps {
  /** What is selected in the text. */
  words: string;
  onLink: (words: string, address: string) => void;
  onClose: () => void;
}

/** Asks for the words and the address of a link, which so never stands in the text half written. */
export function LinkDialog({ words: selected, onLink, onClose }: LinkDialogProps) {
  const t = useTranslations('admin.blog');
  const [words, setWords] = useState(selected);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const insert = () => {
    const address = linkAddress(typed);
    if (address) return onLink(words, address);
    setRefused(true);
    document.getElementById('link-address')?.focus();
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent closeLabel={t('cancel')} aria-describedby={undefined}>
        <DialogTitle>{t('link.title')}</DialogTitle>
        <Field id="link-words" label={t('link.words')}>
          {(control) => (
            <Input {...control} value={words} onChange={({ target }) => setWords(target.value)} autoComplete="off" />
          )}
        </Field>
        <Field id="link-address" label={t('link.address')} error={isRefused ? t('link.refused') : undefined}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setRefused(false);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                insert();
              }}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
            />
          )}
        </Field>
        <DialogFooter>
          <Button onClick={insert}>{t('link.insert')}</Button>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
