import { useEffect, useRef, useState } from 'react';
import type { PlaceOption } from '@/lib/places/dto';

/** Shorter texts begin too many names. */
const LETTERS_MIN = 2;
const PAUSE_MS = 150;

function addressOf(q: string): string {
  const { region } = new Intl.Locale(navigator.language);
  const params = new URLSearchParams({ q, language: document.documentElement.lang });
  if (region && /^[A-Z]{2}$/.test(region)) params.set('country', region);
  return `/api/places?${params.toString()}`;
}

/**
 * Suggests places for what is being typed, after a pause in typing. Without an answer there are no suggestions: the field
 * is a text anyway. A new list has nothing of the old one chosen: `onChange` is called before it.
 */
export function useSuggestions(onChange: () => void) {
  const [options, setOptions] = useState<PlaceOption[]>([]);
  const asked = useRef<{ timer: number; abort: AbortController } | null>(null);

  const cancel = () => {
    if (!asked.current) return;
    window.clearTimeout(asked.current.timer);
    asked.current.abort.abort();
    asked.current = null;
  };
  useEffect(() => cancel, []);

  const show = (places: PlaceOption[]) => {
    onChange();
    setOptions(places);
  };
  const clear = () => {
    cancel();
    show([]);
  };
  const suggest = (typed: string) => {
    cancel();
    const q = typed.trim();
    if (q.length < LETTERS_MIN) {
      show([]);
      return;
    }
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const response = await fetch(addressOf(q), { signal: abort.signal });
      show(response.ok ? ((await response.json()) as PlaceOption[]) : []);
    };
    const timer = window.setTimeout(() => void read().catch(() => undefined), PAUSE_MS);
    asked.current = { timer, abort };
  };
  return { options, suggest, clear };
}
