'use client';

import { useId, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const ICONS: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };
const KEY = 'theme';
const CHANGED = 'corral:theme';

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

function current(): Theme {
  return (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';
}

function choose(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Light, dark, or as the system says. */
export function ThemeChoice({ label, names }: { label: string; names: Record<Theme, string> }) {
  const chosen = useSyncExternalStore(subscribe, current, () => 'system' as const);
  const group = useId();
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{label}</legend>
      {THEMES.map((theme) => (
        <label
          key={theme}
          className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-input px-3 text-15 font-medium text-ink-2 hover:bg-sunken has-checked:bg-pasture-soft has-checked:font-semibold has-checked:text-pasture-ink has-focus-visible:outline-2 has-focus-visible:outline-pasture"
        >
          <input
            type="radio"
            name={group}
            value={theme}
            checked={chosen === theme}
            onChange={() => choose(theme)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon name={ICONS[theme]} />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}
