'use client';

import { useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { formatDecimal } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { choicesOf, held, readings, unreadText, type Reader } from '@/lib/core/i18n/typed-number';

const DECIMAL = /^\d+(?:\.\d+)?$/;

/** What a field for a number holds, and how it is read and written. */
interface Held {
  /** Decimal text, or what `held` makes of a text that has no one reading. */
  value: string;
  onHold: (value: string) => void;
  read?: Reader;
  /** How the language writes the number. */
  write?: (locale: Locale, decimal: string) => string;
  locale: Locale;
}

interface HeldInputProps extends Omit<ComponentProps<typeof Input>, keyof Held | 'onChange'>, Held {
  /** Asks which number is meant, below the field, by a text that may be two. */
  question?: string;
  /** Called when the field is left, or sent with Enter, with what was typed since. */
  onSettle?: (typed: string) => void;
}

/**
 * A field for a number. It is held as decimal text, whatever the language, and shown as the language writes it; while
 * somebody types, as they type.
 */
export function HeldInput({
  value,
  onHold,
  read = readings,
  write = formatDecimal,
  locale,
  question,
  onSettle,
  onBlur,
  onKeyDown,
  ...props
}: HeldInputProps) {
  const [typing, setTyping] = useState<{ typed: string; value: string } | null>(null);
  const typed = typing?.value === value ? typing.typed : null;
  const shown = DECIMAL.test(value) ? write(locale, value) : (unreadText(value) ?? value);
  const settle = () => {
    if (typed !== null) onSettle?.(typed);
  };
  const field = (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...props}
      value={typed ?? shown}
      onChange={({ target }) => {
        const next = held(read, locale, target.value);
        setTyping({ typed: target.value, value: next });
        onHold(next);
      }}
      onBlur={(event) => {
        settle();
        setTyping(null);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        onKeyDown?.(event);
      }}
    />
  );
  if (question === undefined) return field;
  return (
    <>
      {field}
      <NumberChoices {...{ value, onHold, read, write, locale, question }} />
    </>
  );
}

/** Asks which number is meant by a text that may be two; nothing for any other. */
export function NumberChoices({
  value,
  onHold,
  read = readings,
  write = formatDecimal,
  locale,
  question,
}: Held & { question: string }) {
  const choices = choicesOf(read, value);
  if (choices.length === 0) return null;
  return (
    <div role="group" aria-label={question} className="col-span-full flex flex-wrap items-center gap-2 text-14">
      <span className="font-semibold text-wheat-ink">{question}</span>
      {choices.map((number) => (
        <Button key={number} type="button" variant="secondary" onClick={() => onHold(number)}>
          {write(locale, number)}
        </Button>
      ))}
    </div>
  );
}
