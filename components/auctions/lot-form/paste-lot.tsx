'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AdBox } from '@/components/market/paste-ad/ad-box';
import { MarkedText } from '@/components/market/paste-ad/marked-text';
import { useFillBlank } from '@/components/market/paste-ad/use-fill-blank';
import { Note } from '@/components/ui/note';
import type { AdField, AdReading } from '@/lib/language/ads/dto';
import type { LotFormValues } from './lot-form-kind';

/** The fields of a lot by what an advertisement calls them. What it asks is no price to begin with. */
const FIELDS: Partial<Record<AdField, keyof LotFormValues>> = {
  category: 'category',
  class: 'class',
  breed: 'breed',
  headCount: 'quantity',
  age: 'averageAge',
  weight: 'averageWeight',
  shrinkPercent: 'shrinkPercent',
  priceBasis: 'priceBasis',
  location: 'location',
  youtubeUrl: 'youtubeUrl',
  vaccinated: 'vaccinated',
  healthCertificate: 'healthCertificate',
  pregnancyTested: 'pregnancyTested',
};

/** What an advertisement says of a lot; what is only likely is left to its writer. */
function toFill({ facts, description, language }: AdReading): Partial<LotFormValues> {
  const said = facts.flatMap(({ field, value, state }) => {
    const name = FIELDS[field];
    return name && state === 'said' ? [[name, value] as const] : [];
  });
  return { ...(Object.fromEntries(said) as Partial<LotFormValues>), description, language };
}

/** How a lot begins: with an advertisement that is written already, which fills the form. */
export function PasteLot() {
  const t = useTranslations('lotForm.paste');
  const paste = useTranslations('listingForm.paste');
  const { set, filling } = useFillBlank(toFill);
  const [reading, setReading] = useState<AdReading | null>(null);
  if (!reading)
    return (
      <div className="mb-6">
        <AdBox<AdReading>
          label={paste('label')}
          example={paste('example')}
          of="animals"
          begin=""
          filling={{
            ...filling,
            fill: (ad, read) => {
              filling.fill(ad, read);
              setReading(read);
            },
          }}
          onRead={() => undefined}
        />
      </div>
    );
  // The description and its language are no facts.
  const taken = Object.keys(set).length - 2;
  const asks = reading.questions.map((question) => question.asks);
  return (
    <section aria-label={paste('label')} className="mb-6 grid gap-3">
      <p role="status" className="text-15 font-semibold">
        {paste(taken > 0 ? 'taken' : 'nothing', { count: Math.max(taken, 0) })} {t('rest')}
      </p>
      <div className="rounded-card border border-line bg-surface px-4 py-3">
        <MarkedText text={filling.text} {...reading} />
        <button type="button" className="link min-h-11 text-15" onClick={() => setReading(null)}>
          {paste('change')}
        </button>
      </div>
      {(['wanted', 'lots'] as const).map((one) =>
        asks.includes(one) ? (
          <Note key={one} tone="warn" icon="circle-alert">
            {paste(`questions.${one}`)}
          </Note>
        ) : null,
      )}
    </section>
  );
}
