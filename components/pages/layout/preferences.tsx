'use client';

import { useId, useSyncExternalStore } from 'react';
import { UnitChoice } from '@/components/ui/units/unit-choice';
import type { Locale } from '@/lib/core/i18n/locales';
import { Icon, type IconName } from '@/components/ui/icon';
import { createChange } from '@/components/ui/shared-data/create-change';
import { browserStorage } from '@/components/ui/shared-data/stored';
import type { FrameLabels } from './frame-labels';
import { LanguageLinks } from './language-links';

/** Language, units and appearance: in the footer, and in the menu of the account. */
export function Preferences({ locale, labels }: { locale: Locale; labels: FrameLabels['preferences'] }) {
  return (
    <div className="preferences">
      <LanguageLinks locale={locale} label={labels.language} />
      <UnitChoice labels={labels.units} locale={locale} />
      <div className="theme">
        <ThemeChoice
          label={labels.theme}
          names={{ system: labels.themeSystem, light: labels.themeLight, dark: labels.themeDark }}
        />
      </div>
    </div>
  );
}

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const ICONS: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };
const KEY = 'theme';
const changed = createChange();

function current(): Theme {
  return (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';
}

function choose(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  browserStorage.write(KEY, theme === 'system' ? null : theme);
  changed.announce();
}

/** Chooses the light, dark or system theme. It needs JavaScript, so it isn't in the HTML, which every page has twice. */
function ThemeChoice({ label, names }: { label: string; names: Record<Theme, string> }) {
  const chosen = useSyncExternalStore<Theme | null>(changed.subscribe, current, () => null);
  const group = useId();
  if (!chosen) return null;
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name={group} value={theme} checked={chosen === theme} onChange={() => choose(theme)} />
          <Icon name={ICONS[theme]} />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}
