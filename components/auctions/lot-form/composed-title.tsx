'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { suggestedTitle } from '@/components/market/animal-form/lot-title-field';
import { useAdForm, type AskedValues } from '@/components/market/paste-ad/ad-form';
import type { Locale } from '@/lib/core/i18n/locales';
import type { ClassTexts } from '@/lib/market/animal-lots/lots/title';
import type { LotFormValues } from './lot-form-kind';

/** The title that the facts make, once the heads are known; it is in the language of the page. */
export function composedTitle(values: AskedValues, locale: Locale, texts: ClassTexts): string {
  return values.language === locale && values.headCount !== '' ? suggestedTitle(values, locale, texts) : '';
}

/** Writes the title from the facts, until the seller writes another. */
export function ComposedTitle({ texts }: { texts: ClassTexts }) {
  const locale = useLocale();
  const { control, formState, getValues, setValue } = useFormContext<LotFormValues>();
  const composed = composedTitle(useAdForm().asked(useWatch({ control })), locale, texts);
  const last = useRef(composed);
  const isChecked = formState.isSubmitted;
  useEffect(() => {
    const title = getValues('title').trim();
    if (title !== composed && (title === '' || title === last.current))
      setValue('title', composed, { shouldDirty: true, shouldValidate: isChecked });
    last.current = composed;
  }, [composed, isChecked, getValues, setValue]);
  return null;
}
