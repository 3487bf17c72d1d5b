'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';

/** Shows new recovery codes, this once: to copy, to save as a file, or to write down. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('security');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(t('codesCopied')),
      () => notify.error(t('failed')),
    );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      {/* A click beside it is no proof that they were saved. */}
      <DialogContent
        closeLabel={t('close')}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <DialogTitle>{t('codesTitle')}</DialogTitle>
        <DialogDescription>{t('codesText')}</DialogDescription>
        <ul className="grid gap-x-6 gap-y-1 rounded-card bg-sunken p-4 font-mono text-15 select-all sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <DialogFooter>
          <Button onClick={onClose}>{t('codesSaved')}</Button>
          <Button variant="secondary" onClick={() => void copy()}>
            <Icon name="copy" />
            {t('copy')}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="corral.txt"
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Icon name="download" />
            {t('download')}
          </a>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
