import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface NothingReadProps {
  /** What to write. */
  text: string;
  isFresh: boolean;
  /** The text is written anew. */
  onChange: () => void;
  /** The questions are answered instead. */
  onAsk: () => void;
}

/** A text that sells nothing that is known here: it stays, and nothing is asked until it is changed or that is wanted. */
export function NothingRead({ text, isFresh, onChange, onAsk }: NothingReadProps) {
  const t = useTranslations('listingForm.paste');
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFresh) change.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <section
      data-nothing-else
      aria-labelledby="nothing-read"
      className="grid gap-3 rounded-card border border-pasture bg-surface p-4 inset-ring inset-ring-pasture sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="nothing-read" className="text-20">
          {t('nothingRead.title')}
        </h2>
        <p className="text-15 text-ink-2">{text}</p>
      </div>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button ref={change} onClick={onChange}>
          {t('change')}
        </Button>
        <Button variant="ghost" onClick={onAsk}>
          {t('nothingRead.ask')}
        </Button>
      </div>
    </section>
  );
}
