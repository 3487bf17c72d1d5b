'use client';

import Link from 'next/link';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { areKept, forgetTexts } from '@/components/ui/forms/use-kept-texts';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { DASHBOARD_KEY } from '@/components/ui/shared-data/query-keys';
import type { EditField } from '@/lib/market/animal-lots/edit-fields';
import type { Edited } from './edited';
import { FieldForm, keyOf, type SaveField } from './field-form';

interface FieldInListProps {
  listing: Edited;
  field: EditField;
  save: SaveField;
  /** What happens once it is saved, before it closes. */
  onSaved?: () => void;
  onClose: () => void;
}

/** Closes a form and drops what is typed in it; of what waits for the signal, as the form tells, it says so. */
function useDrop({ listing, field, onClose }: FieldInListProps) {
  const t = useTranslations('editField');
  const [isWaiting, onWaiting] = useState(false);
  const drop = () => {
    if (isWaiting) notify.info(t('dropped'));
    forgetTexts(keyOf(listing, field));
    onClose();
  };
  return { drop, onWaiting };
}

/** The form of one field, where the list is that the listing is in. What is typed is kept where the list is left. */
function FieldInList({
  listing,
  field,
  onSaved,
  onClose,
  ...form
}: FieldInListProps & Pick<ComponentProps<typeof FieldForm>, 'isInRow' | 'onWaiting' | 'children'>) {
  const t = useTranslations('editField');
  const queries = useQueryClient();
  // After signing in again the page of the field goes on with it; equipment, which has none, when it is opened.
  const keptAs = keyOf(listing, field);
  const left = useEffectEvent(() => {
    if (areKept(keptAs)) notify.info(t('leftUnsaved'));
  });
  useEffect(() => () => left(), []);
  return (
    <FieldForm
      {...form}
      {...{ listing, field, keptAs }}
      onStale={() => void queries.invalidateQueries({ queryKey: DASHBOARD_KEY })}
      onSaved={async () => {
        onSaved?.();
        await queries.invalidateQueries({ queryKey: DASHBOARD_KEY });
        onClose();
      }}
    />
  );
}

interface FieldDialogProps extends FieldInListProps {
  title: string;
  /** The form with all fields. */
  editHref: string;
}

/** Changes one field of a listing over the list that it is in. */
export function FieldDialog({ title, editHref, ...field }: FieldDialogProps) {
  const t = useTranslations('editField');
  const dashboard = useTranslations('dashboard');
  const { drop, onWaiting } = useDrop(field);
  // messages: editField.title.*
  return (
    <Dialog open onOpenChange={(open) => open || drop()}>
      <DialogContent closeLabel={dashboard('cancel')}>
        <DialogTitle>{t(`title.${field.field}`)}</DialogTitle>
        <DialogDescription className="break-words">{title}</DialogDescription>
        <FieldInList {...field} onWaiting={onWaiting}>
          {() => (
            <Link prefetch={false} href={editHref} className={buttonVariants({ variant: 'secondary' })}>
              {t('all')}
            </Link>
          )}
        </FieldInList>
      </DialogContent>
    </Dialog>
  );
}

/** Whether something is typed into the price of a row, which another row's would close otherwise. */
export const isPriceTyped = ({ edited }: { edited: Edited | null }): boolean =>
  edited !== null && areKept(keyOf(edited, 'price'));

/** Changes the price of a listing in its row; Escape leaves it as it is. */
export function PriceInRow({ title, ...price }: Omit<FieldInListProps, 'field'> & { title: string }) {
  const t = useTranslations('editField');
  const dashboard = useTranslations('dashboard');
  const { drop, onWaiting } = useDrop({ ...price, field: 'price' });
  return (
    <div
      role="group"
      aria-label={t('of.price', { title })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') drop();
      }}
    >
      <FieldInList {...price} field="price" onWaiting={onWaiting} isInRow>
        {(pending) => (
          <button
            type="button"
            className="icon-button"
            aria-label={dashboard('cancel')}
            disabled={pending}
            onClick={drop}
          >
            <Icon name="x" />
          </button>
        )}
      </FieldInList>
    </div>
  );
}
