'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useSignalBack } from '@/components/ui/forms/use-signal-back';
import { Icon } from '@/components/ui/icon';
import { AD_MAX } from '@/lib/language/ads/schema';
import { formatNumber } from '@/lib/core/i18n/format';
import { sendJson } from '@/components/ui/forms/send-json';
import type { Locale } from '@/lib/core/i18n/locales';

type Refusal = { code: string; retryAfterSeconds?: number };

/** Asks the server what an advertisement says of what it sells; null without an answer. */
async function askReading<Reading extends object>(
  text: string,
  language: Locale,
  of: 'animals' | 'equipment' | 'auction',
  signal: AbortSignal,
): Promise<{ reading: Reading } | { refusal: Refusal } | null> {
  const answer = await sendJson('POST', '/api/ad-readings', { text, language, of }, signal);
  const body = (await answer?.json().catch(() => null)) as Reading | Refusal | null | undefined;
  if (!body) return null;
  return 'code' in body ? { refusal: body } : { reading: body };
}

interface AdBoxProps<Reading> {
  /** Whether somebody asked for the box with the tap before. */
  hasFocus?: boolean;
  /** Whether nothing else is begun: then who has a keyboard writes at once, and no phone opens its own. */
  isStart?: boolean;
  label: string;
  /** An advertisement as others write it. */
  example: string;
  /** What is for sale. */
  of: 'animals' | 'equipment' | 'auction';
  /** What the box begins with instead of what is kept. */
  begin: string;
  /** Whether that is read without being asked to: its writer has had it read before. */
  isReadAtOnce?: boolean;
  /** Whether what it begins with was read before, or its reading undone: publishing doesn't read that again. */
  wasRead?: boolean;
  filling: { text: string; write: (typed: string) => void; fill: (ad: string, reading: Reading) => void };
  /** Called once the form is filled. */
  onRead: () => void;
}

/** The text of the clipboard; null where the browser has none to give, or its owner says no. */
async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/** An open box for an advertisement that is written already, or for a sentence. It is read as soon as it is pasted. */
export function AdBox<Reading extends object>({
  hasFocus = false,
  isStart = false,
  label,
  example,
  of,
  begin,
  isReadAtOnce = false,
  wasRead = false,
  filling,
  onRead,
}: AdBoxProps<Reading>) {
  const t = useTranslations('listingForm.paste');
  const locale = useLocale();
  const errorText = useErrorText();
  const { fill } = filling;
  const [isTouched, setTouched] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Without a signal it is read once that is back, unless it is changed before.
  const [isWaiting, setWaiting] = useState(false);
  const text = (isTouched ? '' : begin) || filling.text;
  const write = (typed: string) => {
    setTouched(true);
    setProblem(undefined);
    setWaiting(false);
    filling.write(typed);
  };
  const [isByHand, setByHand] = useState(false);
  const [isReading, setReading] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isPasting = useRef(false);
  const asked = useRef<AbortController | null>(null);
  const readBefore = useRef(wasRead ? text : '');
  useEffect(() => () => asked.current?.abort(), []);

  const isReady = useHydrated();
  useEffect(() => {
    if (isReady && (hasFocus || (isStart && window.matchMedia?.('(pointer: fine)').matches)))
      area.current?.focus({ preventScroll: true });
  }, [isReady, hasFocus, isStart]);

  const isTooLong = text.length > AD_MAX;
  const error = isTooLong ? t('tooLong', { max: formatNumber(locale, AD_MAX) }) : problem;
  const read = async (ad: string) => {
    if (ad.trim() === '' || ad.length > AD_MAX) return;
    asked.current?.abort();
    const abort = new AbortController();
    asked.current = abort;
    setReading(true);
    setProblem(undefined);
    setWaiting(false);
    const answer = await askReading<Reading>(ad, locale, of, abort.signal);
    if (abort.signal.aborted) return;
    setReading(false);
    if (!answer) {
      setWaiting(!navigator.onLine);
      return setProblem(t(navigator.onLine ? 'offline' : 'waiting'));
    }
    if ('refusal' in answer) return setProblem(errorText(answer.refusal));
    fill(ad, answer.reading);
    onRead();
  };
  useSignalBack(isWaiting, () => void read(text), isWaiting);
  /** Publishing reads what waits for it instead, once: who can't have it read publishes what they filled in. */
  const readInstead = useEffectEvent((event: Event) => {
    if (text.trim() === '' || isTooLong || readBefore.current === text) return;
    event.preventDefault();
    event.stopPropagation();
    readBefore.current = text;
    area.current?.scrollIntoView({ block: 'center' });
    void read(text);
  });
  useEffect(() => {
    const form = area.current?.form;
    const listener = (event: Event) => readInstead(event);
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, []);
  const readAtOnce = useEffectEvent(() => void read(begin));
  useEffect(() => {
    if (!isReadAtOnce) return;
    // Development runs effects twice: it is read once.
    const timer = setTimeout(() => readAtOnce());
    return () => clearTimeout(timer);
  }, [isReadAtOnce]);
  const paste = async () => {
    const pasted = await clipboardText();
    if (pasted?.trim()) {
      write(pasted);
      return read(pasted);
    }
    setByHand(true);
    area.current?.focus();
  };
  const isBlank = text.trim() === '';
  return (
    <div
      data-reading={isReading || undefined}
      className="grid rounded-card border border-line-strong bg-surface shadow-card focus-within:border-pasture"
    >
      <label htmlFor="paste-text" className="head px-4 pt-4 text-18 sm:px-5 sm:pt-5">
        {label}
      </label>
      <textarea
        ref={area}
        id="paste-text"
        rows={4}
        value={text}
        placeholder={example}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'paste-text-error paste-text-help' : 'paste-text-help'}
        className="resize-y rounded-card bg-transparent px-4 py-2 text-16 leading-normal outline-none placeholder:text-ink-2 sm:px-5 sm:text-18"
        onPaste={() => (isPasting.current = true)}
        onChange={({ target }) => {
          write(target.value);
          if (isPasting.current) void read(target.value);
          isPasting.current = false;
        }}
      />
      <div className="px-4 has-[p]:pb-3 sm:px-5">
        <FieldError id="paste-text-error">{error}</FieldError>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-2 sm:p-3">
        {isBlank ? (
          <Button size="lg" className="max-sm:w-full" onClick={() => void paste()}>
            <Icon name="clipboard-check" />
            {t('paste')}
          </Button>
        ) : (
          <Button
            size="lg"
            className="max-sm:w-full"
            pending={isReading}
            disabled={isTooLong}
            onClick={() => void read(text)}
          >
            {t(isReading ? 'filling' : 'fill')}
          </Button>
        )}
        <p id="paste-text-help" aria-live="polite" className="px-2 text-14 text-ink-2 max-sm:pb-1">
          {t(isByHand && isBlank ? 'byHand' : 'text')}
        </p>
        {text.length > AD_MAX * 0.8 ? (
          <span className="ml-auto px-2 text-13 text-ink-2 tabular-nums">{`${text.length} / ${AD_MAX}`}</span>
        ) : null}
      </div>
    </div>
  );
}
