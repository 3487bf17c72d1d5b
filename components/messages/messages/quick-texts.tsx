'use client';

import { LANGUAGE_NAMES, type Locale } from '@/lib/core/i18n/locales';

interface QuickTextsProps {
  label: string;
  texts: readonly string[];
  /** The language that they are written in, if it isn't the page's. */
  language?: Locale;
  onChoose: (text: string) => void;
}

/** Questions or answers of one tap, which fill the box and send nothing; on phones they are swiped. */
export function QuickTexts({ label, texts, language, onChoose }: QuickTextsProps) {
  if (texts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 pt-2 [scrollbar-width:none] max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-32px),transparent)] sm:mx-0 sm:px-0.5"
    >
      {language ? (
        <span lang={language} className="flex h-11 flex-none items-center text-13 text-ink-2">
          {LANGUAGE_NAMES[language]}
        </span>
      ) : null}
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          lang={language}
          className="h-11 flex-none rounded-full border border-line bg-surface px-4 text-14 font-medium whitespace-nowrap -outline-offset-2 hover:bg-sunken"
          onClick={() => onChoose(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Returns what the box holds after a quick text was chosen: on a line of its own below what was written. */
export function withQuickText(written: string, text: string): string {
  return written.trim() ? `${written.trimEnd()}\n${text}` : text;
}
