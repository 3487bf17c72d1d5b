'use client';

import { UnitChoice } from '@/components/ui/units/unit-choice';
import type { Locale } from '@/lib/core/i18n/locales';
import type { FrameLabels } from './frame-labels';
import { LanguageLinks } from './language-links';
import { ThemeChoice } from './theme-choice';

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
