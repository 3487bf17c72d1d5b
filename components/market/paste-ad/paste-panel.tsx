'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { Textarea } from '@/components/ui/textarea';
import type { AdFact, AdReading } from '@/lib/language/ads/dto';
import { AD_MAX } from '@/lib/language/ads/schema';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { askReading } from './ask-reading';
import type { FactNames } from './fact-text';
import { confirmed, fillForm, undoFill } from './fill-form';
import { keepOtherLots, useOtherLots } from './other-lots';
import { keepPasted, readPasted, type Pasted, type Result } from './pasted';
import { ReadingReport } from './reading-report';

const isLotOf = (result: Result | null, lot: string) => result?.reading.otherLots.includes(lot) ?? false;

/** How many answers an advertisement waits for: questions, and fields of which something is deduced. */
const openCount = ({ questions, facts }: AdReading) =>
  questions.length + new Set(facts.filter(({ state }) => state === 'deduced').map(({ field }) => field)).size;

interface PastePanelProps {
  names: FactNames;
  /** Where the draft is stored that the advertisement fills. */
  draftKey: string;
  /** What the box begins with, unless something is kept. */
  begin?: string;
}

/** A text area for an advertisement, and after it was read, what the form took from it. */
export function PastePanel({ names, draftKey, begin = '' }: PastePanelProps) {
  const t = useTranslations('listingForm.paste');
  const locale = useLocale() as Locale;
  const errorText = useErrorText();
  const form = useFormContext<AnimalListingFormValues>();
  // Read here, so that the form keeps account of what was typed.
  void form.formState.dirtyFields;
  const [{ text, result }, setPasted] = useState<Pasted>(() => readPasted(draftKey) ?? { text: begin, result: null });
  const keep = (pasted: Pasted) => {
    setPasted(pasted);
    keepPasted(draftKey, pasted);
  };
  const [error, setError] = useState<string>();
  const [isUndone, setUndone] = useState(false);
  const [isReading, setReading] = useState(false);
  const asked = useRef<AbortController | null>(null);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => () => asked.current?.abort(), []);

  const otherLots = useOtherLots();

  const isTooLong = text.length > AD_MAX;
  const read = async () => {
    asked.current?.abort();
    const abort = new AbortController();
    asked.current = abort;
    setReading(true);
    setError(undefined);
    const answer = await askReading(text, locale, abort.signal);
    if (abort.signal.aborted) return;
    setReading(false);
    if (!answer) return setError(t('offline'));
    if ('refusal' in answer) return setError(errorText(answer.refusal));
    const { reading } = answer;
    setUndone(false);
    keep({ text, result: { text, reading, filled: fillForm(form, reading, result?.filled ?? null) } });
    keepOtherLots([...reading.otherLots, ...otherLots.filter((lot) => lot !== text && !isLotOf(result, lot))]);
  };
  // The buttons of both vanish with the focus, which goes to what came of them.
  const overwrite = () => {
    if (result) keep({ text, result: { ...result, filled: fillForm(form, result.reading, result.filled, true) } });
    status.current?.focus();
  };
  const confirm = (fact: AdFact) => {
    if (!result) return;
    const reading = confirmed(result.reading, fact);
    keep({ text, result: { ...result, reading, filled: fillForm(form, reading, result.filled) } });
    status.current?.focus();
  };
  const undo = () => {
    if (result) undoFill(form, result.filled);
    keepOtherLots(otherLots.filter((lot) => !isLotOf(result, lot)));
    keep({ text, result: null });
    setUndone(true);
    status.current?.focus();
  };
  return (
    <div className="grid gap-4">
      <Field
        id="paste-text"
        label={t('label')}
        error={isTooLong ? t('tooLong', { max: formatNumber(locale, AD_MAX) }) : error}
        counter={text.length > AD_MAX * 0.8 ? `${text.length} / ${AD_MAX}` : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={text}
            onChange={(event) => keep({ text: event.target.value, result })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant={result ? 'secondary' : 'primary'}
          pending={isReading}
          disabled={isTooLong || text.trim() === ''}
          onClick={() => void read()}
        >
          {t(isReading ? 'filling' : 'fill')}
        </Button>
        {result ? (
          <button type="button" className="link min-h-11 text-15" onClick={undo}>
            {t('undo')}
          </button>
        ) : null}
      </div>
      <div ref={status} role="status" tabIndex={-1} className="text-15 font-semibold outline-none empty:hidden">
        {isUndone ? t('undone') : null}
        {result
          ? t(result.filled.taken.length === 0 ? 'nothing' : 'taken', { count: result.filled.taken.length })
          : null}
        {result && openCount(result.reading) > 0 ? ` ${t('open', { count: openCount(result.reading) })}` : null}
      </div>
      {result ? <ReadingReport {...result} names={names} onOverwrite={overwrite} onConfirm={confirm} /> : null}
      {otherLots.length > 0 && result ? (
        <Note tone="info" icon="clipboard-check">
          {t('lotsReady', { count: otherLots.length })}{' '}
          <button type="button" className="link min-h-11" onClick={() => keepOtherLots([])}>
            {t('discardLots')}
          </button>
        </Note>
      ) : null}
    </div>
  );
}
