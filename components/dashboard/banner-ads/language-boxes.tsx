import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { LOCALES } from '@/lib/core/i18n/locales';

/** Chooses the languages of the pages that show an advertisement; `input` registers the boxes with their form. */
export function LanguageBoxes({ input }: { input: Omit<ComponentProps<'input'>, 'type'> }) {
  const t = useTranslations('adLanguages');
  return (
    <fieldset>
      <legend className="text-14 font-medium">{t('title')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {LOCALES.map((language) => (
          <Checkbox key={language} {...input} value={language}>
            {t(`names.${language}`)}
          </Checkbox>
        ))}
      </div>
      <p className="text-13 text-ink-2">{t('help')}</p>
    </fieldset>
  );
}
