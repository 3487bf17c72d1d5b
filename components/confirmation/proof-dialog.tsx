'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { postJson } from '@/components/auth/post-json';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';

/** Asks for the password before something that an open session is not enough for. */
export function ProofDialog({ onClose }: { onClose: (proved: boolean) => void }) {
  const t = useTranslations('confirmation');
  const language = useLocale();
  const [currentPassword, setCurrentPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ field?: string | undefined; message: string } | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React sends events of a dialog to the form that opened it.
    event.stopPropagation();
    setRefusal(null);
    setPending(true);
    const result = await postJson('/api/user/confirm', { currentPassword }, language);
    setPending(false);
    if (result.ok) return onClose(true);
    setRefusal({ field: result.errors.currentPassword?.[0], message: result.message ?? t('offline') });
  };

  return (
    <Dialog open onOpenChange={(open) => open || pending || onClose(false)}>
      <DialogContent closeLabel={t('close')}>
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription>{t('text')}</DialogDescription>
        <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <Field id="proof-password" label={t('password')} error={refusal?.field}>
            {(control) => (
              <Input
                {...control}
                type="password"
                autoComplete="current-password"
                value={currentPassword}
                onChange={(event) => setCurrentPassword(event.target.value)}
              />
            )}
          </Field>
          {refusal && !refusal.field ? <Note tone="error">{refusal.message}</Note> : null}
          <DialogFooter>
            <Button type="submit" pending={pending} disabled={currentPassword === ''}>
              {t('confirm')}
            </Button>
            <Button type="button" variant="ghost" disabled={pending} onClick={() => onClose(false)}>
              {t('cancel')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
