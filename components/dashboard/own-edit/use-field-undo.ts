'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { notify } from '@/components/ui/notify';
import { DASHBOARD_KEY } from '@/components/ui/shared-data/query-keys';
import { UNDO_MS } from '@/lib/core/durations';
import type { FieldEdit } from '@/lib/market/animal-lots/edit-field-schema';
import type { SaveField } from './field-form';

/**
 * Returns the function that says that a field is saved and offers to undo that for ten seconds. The edit that undoes it
 * names the state that was saved, so whatever changed since is kept, and the listing isn't changed.
 */
export function useFieldUndo(save: SaveField): (undone: FieldEdit | null) => void {
  const t = useTranslations('editField');
  const router = useRouter();
  const queries = useQueryClient();
  const { submit } = useMemberSubmit();
  const undo = (edit: FieldEdit) =>
    submit({
      send: () => save(edit),
      done: t('undone'),
      failed: t('undoFailed'),
      onDone: () => {
        router.refresh();
        return queries.invalidateQueries({ queryKey: DASHBOARD_KEY });
      },
    });
  return (edit) =>
    notify.success(
      t('saved'),
      edit ? { durationMs: UNDO_MS, action: { label: t('undo'), onClick: () => undo(edit) } } : undefined,
    );
}
