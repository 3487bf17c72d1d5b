'use client';

import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, useEffect } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import type { PlaceOption } from '@/lib/places/dto';

/** Writes into a field so that forms notice. */
function write(field: HTMLInputElement, text: string): void {
  // As typing does, and unlike setting `value`, of which React would notice nothing.
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A field for a place: a text with suggestions (the combobox of ARIA 1.2). What is chosen names one place of the
 * gazetteer, and anything else may be written as well. Without scripts it is a text field.
 */
export function PlaceInput({
  label,
  onPlace,
  isTextEnough = false,
  ...props
}: ComponentProps<'input'> & {
  label: string;
  /** Takes a place that was chosen or sent, where that is an answer already. */
  onPlace?: (place: string) => void;
  /** Enter sends what is typed, as a button beside it does, not the likeliest place that begins so. */
  isTextEnough?: boolean;
}) {
  const id = useId();
  const isReady = useHydrated();
  const frame = useRef<HTMLSpanElement>(null);
  const [active, setActive] = useState(-1);
  const isAsking = useRef(false);
  const { options, suggest, first, clear } = useSuggestions(() => setActive(-1));
  const isOpen = options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (index: number) => {
    const [field] = frame.current?.getElementsByTagName('input') ?? [];
    const option = options[index];
    clear();
    if (!field || !option) return;
    if (onPlace) onPlace(option.label);
    else write(field, option.label);
  };
  const move = (event: KeyboardEvent<HTMLInputElement>, step: 1 | -1) => {
    event.preventDefault();
    if (isOpen) setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length);
    else suggest(event.currentTarget.value);
  };
  const send = async (typed: string) => {
    if (isAsking.current) return;
    isAsking.current = true;
    clear();
    const option = isTextEnough ? undefined : await first(typed);
    isAsking.current = false;
    onPlace?.(option?.label ?? typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (isOpen && event.key === 'Escape') {
      // The sheet or dialog around the field stays.
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else if (options[active] && event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    } else if (onPlace && event.key === 'Enter') {
      event.preventDefault();
      void send(event.currentTarget.value);
    }
  };
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
  } as const;

  return (
    <span ref={frame} className="relative block">
      <input
        {...props}
        {...(isReady ? combobox : {})}
        type="text"
        autoComplete="off"
        className="control"
        onKeyDown={onKeyDown}
        onChange={(event) => {
          props.onChange?.(event);
          setActive(-1);
          // What `write` dispatches is no `InputEvent`.
          if (!(event.nativeEvent instanceof InputEvent)) return;
          // A form that searches at every change waits until a place is chosen or the field is left.
          event.stopPropagation();
          suggest(event.target.value);
        }}
        onBlur={(event) => {
          props.onBlur?.(event);
          clear();
        }}
      />
      {isOpen ? (
        <ul
          // In the sheet of filters it would open below the edge; where there is no room for both, the field stays in sight.
          ref={(list) => {
            if (!list) return;
            list.scrollIntoView({ block: 'nearest' });
            frame.current?.scrollIntoView({ block: 'nearest' });
          }}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-input border border-line-strong bg-surface shadow-card"
        >
          {options.map(({ id: place, name, region, country, kind, what }, index) => (
            // The field has the focus and the keys.
            <li
              key={place}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className="flex min-h-11 cursor-pointer items-center gap-x-3 px-3 py-1.5 text-15 hover:bg-sunken aria-selected:bg-pasture aria-selected:text-on-pasture"
            >
              <span className="flex flex-1 flex-wrap items-baseline gap-x-2">
                <b className="font-semibold">{name}</b>
                <small className="text-13">
                  {[region, kind === 'country' ? '' : country].filter(Boolean).join(', ')}
                </small>
              </span>
              <small className="text-13">{what}</small>
            </li>
          ))}
        </ul>
      ) : null}
    </span>
  );
}

/** Shorter texts begin too many names. */
const LETTERS_MIN = 2;
const PAUSE_MS = 150;
const NOTHING = { text: '', options: [] };

function addressOf(q: string): string {
  const { region } = new Intl.Locale(navigator.language);
  const params = new URLSearchParams({ q, language: document.documentElement.lang });
  if (region && /^[A-Z]{2}$/.test(region)) params.set('country', region);
  return `/api/places?${params.toString()}`;
}

async function placesOf(q: string, signal?: AbortSignal): Promise<PlaceOption[]> {
  const response = await fetch(addressOf(q), signal ? { signal } : {});
  return response.ok ? ((await response.json()) as PlaceOption[]) : [];
}

/**
 * Suggests places for what is being typed, after a pause in typing. Without an answer there are no suggestions: the field
 * is a text anyway. A new list has nothing of the old one chosen: `onChange` is called before it.
 */
function useSuggestions(onChange: () => void) {
  const [{ text, options }, setSuggested] = useState<{ text: string; options: PlaceOption[] }>(NOTHING);
  const asked = useRef<{ timer: number; abort: AbortController } | null>(null);

  const cancel = () => {
    if (!asked.current) return;
    window.clearTimeout(asked.current.timer);
    asked.current.abort.abort();
    asked.current = null;
  };
  useEffect(() => cancel, []);

  const show = (suggested: { text: string; options: PlaceOption[] }) => {
    onChange();
    setSuggested(suggested);
  };
  const clear = () => {
    cancel();
    show(NOTHING);
  };
  const suggest = (typed: string) => {
    cancel();
    const q = typed.trim();
    if (q.length < LETTERS_MIN) {
      show(NOTHING);
      return;
    }
    const abort = new AbortController();
    const answered = (places: PlaceOption[]) => show({ text: q, options: places });
    const timer = window.setTimeout(() => void placesOf(q, abort.signal).then(answered, () => undefined), PAUSE_MS);
    asked.current = { timer, abort };
  };
  /** The likeliest place of a text that is sent without a choice. */
  const first = async (typed: string): Promise<PlaceOption | undefined> => {
    const q = typed.trim();
    // Until new ones come, those of an earlier text are shown.
    const known = text === q ? options[0] : undefined;
    if (known || q.length < LETTERS_MIN) return known;
    return placesOf(q).then(
      ([place]) => place,
      () => undefined,
    );
  };
  return { options, suggest, first, clear };
}
