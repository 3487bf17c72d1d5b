'use client';

import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { toggle, useChosen } from './chosen';
import type { ComparisonLabels } from './labels';

interface CompareButtonProps {
  id: string;
  label: string;
  /** Of the card that it is on; a listing's own page needs none. */
  title?: string;
}

/** Chooses a listing for comparison. It is in no HTML: a page has twelve cards, and without scripts it would do nothing. */
export function CompareButton({ id, label, title }: CompareButtonProps) {
  const chosen = useChosen();
  if (!chosen) return null;
  const choose = () => {
    if (toggle(id)) return;
    void fetchWords<ComparisonLabels>('comparison')
      .then(({ full, fullText }) => notify.info(full, { description: fullText }))
      .catch(() => undefined);
  };
  return (
    <button
      type="button"
      aria-pressed={chosen.includes(id)}
      aria-label={title ? `${label}: ${title}` : label}
      title={label}
      className={title ? 'card-compare' : buttonVariants({ variant: 'secondary' })}
      onClick={choose}
    >
      {title ? null : (
        <>
          <Icon name="scale" />
          {label}
        </>
      )}
    </button>
  );
}
