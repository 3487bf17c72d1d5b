'use client';

import Link from 'next/link';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { forgetTexts } from '@/components/ui/forms/use-kept-texts';
import { DASHBOARD_KEY } from '@/components/ui/shared-data/query-keys';
import type { EditField } from '@/lib/market/animal-lots/edit-fields';
import type { Edited } from './edited';
import { FieldForm, keyOf, type SaveField } from './field-form';

interface FieldDialogProps {
  listing: Edited;
  title: string;
  /** The form with all fields. */
  editHref: string;
  field: EditField;
  save: SaveField;
  /** What happens once it is saved, before it closes. */
  onSaved?: () => void;
  onClose: () => void;
}

/** Changes one field of a listing over the list that it is in. */
export function FieldDialog({ listing, title, editHref, field, save, onSaved, onClose }: FieldDialogProps) {
  const t = useTranslations('editField');
  const dashboard = useTranslations('dashboard');
  const queries = useQueryClient();
  // After signing in again the page of the field goes on with it; equipment, which has none, when it is opened.
  const keptAs = keyOf(listing, field);
  useEffect(() => () => forgetTexts(keptAs), [keptAs]);
  // messages: editField.title.*
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent closeLabel={dashboard('cancel')}>
        <DialogTitle>{t(`title.${field}`)}</DialogTitle>
        <DialogDescription className="break-words">{title}</DialogDescription>
        <FieldForm
          listing={listing}
          field={field}
          save={save}
          keptAs={keptAs}
          onStale={() => void queries.invalidateQueries({ queryKey: DASHBOARD_KEY })}
          onSaved={async () => {
            onSaved?.();
            await queries.invalidateQueries({ queryKey: DASHBOARD_KEY });
            onClose();
          }}
        >
          {() => (
            <Link prefetch={false} href={editHref} className={buttonVariants({ variant: 'secondary' })}>
              {t('all')}
            </Link>
          )}
        </FieldForm>
      </DialogContent>
    </Dialog>
  );
}
