'use client';

import { useFormatter, useTranslations, useLocale } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AdBox } from '@/components/market/paste-ad/ad-box';
import { carryAd, useCarriedAd } from '@/components/market/paste-ad/carried-ad';
import { AD_FRAME, LINES } from '@/components/market/paste-ad/mark-looks';
import { NothingRead } from '@/components/market/paste-ad/nothing-read';
import { WantedAd } from '@/components/market/paste-ad/wanted-ad';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import type { EquipmentReading } from '@/lib/language/ads/equipment/dto';
import type { FormField } from '@/components/market/listing-form/form-kind';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import type { EquipmentListingFormValues } from '../equipment-listing-form-kind';
import type { EquipmentNames } from '../labels';
import { EquipmentQuestions, type EquipmentQuestionsProps } from './equipment-questions';
import { MarkedText, type FieldMark } from './marked-text';
import { useFilledEquipment } from './use-pasted-equipment';

interface PasteEquipmentProps {
  names: EquipmentNames;
  draftKey: string;
  country: string | null;
  /** Where the seller is, as the account says. */
  home: string | null;
}

/** How a listing of equipment begins: with an advertisement that is written already, which fills the form. */
export function PasteEquipment({ draftKey, ...more }: PasteEquipmentProps) {
  const t = useTranslations('listingForm.equipment.paste');
  const { reading, ...filling } = useFilledEquipment(draftKey);
  const category = useWatch<EquipmentListingFormValues, 'category'>({ name: 'category' });
  const carried = useCarriedAd();
  const [isTyping, setTyping] = useState(false);
  const [isFresh, setFresh] = useState(false);
  if (reading && !isTyping)
    return (
      <ReadEquipment
        {...more}
        {...{ reading, isFresh }}
        text={filling.text}
        onChange={() => setTyping(true)}
        onPublish={() => {
          filling.sell();
          setFresh(true);
        }}
        onUndo={() => {
          filling.undo();
          setTyping(true);
        }}
      />
    );
  // Who began with the category answers below: the box makes room.
  if (category !== '' && filling.text.trim() === '' && carried.trim() === '' && !isTyping)
    return (
      <Button variant="secondary" className="mb-6" onClick={() => setTyping(true)}>
        <Icon name="clipboard-check" />
        {t('label')}
      </Button>
    );
  return (
    <div className="mb-6">
      <AdBox<EquipmentReading>
        hasFocus={isTyping}
        wasRead={isTyping}
        isStart={filling.text === '' && category === ''}
        label={t('label')}
        example={t('example')}
        of="equipment"
        begin={carried}
        filling={{
          ...filling,
          fill: (ad, read) => {
            filling.fill(ad, read);
            carryAd('');
            setFresh(true);
          },
        }}
        onRead={() => setTyping(false)}
      />
    </div>
  );
}

interface ReadEquipmentProps extends EquipmentQuestionsProps {
  text: string;
  /** Whether it has just been read: then the first question has the focus. */
  isFresh: boolean;
  onChange: () => void;
  /** It is for sale, although it reads like a request to buy. */
  onPublish: () => void;
  /** Takes out of the form what the advertisement filled in. */
  onUndo: () => void;
}

/** An advertisement that was read: its text with its marks, their key, and the open questions. */
function ReadEquipment({ reading, text, isFresh, onChange, onPublish, onUndo, ...more }: ReadEquipmentProps) {
  const t = useTranslations('listingForm.equipment.paste');
  const paste = useTranslations('listingForm.paste');
  const format = useFormatter();
  const { control } = useFormContext<EquipmentListingFormValues>();
  const values = useWatch({ control }) as EquipmentListingFormValues;
  const marks = useFieldMarks(reading, values, more.names);
  const { asks, unread, described, phones, addresses } = reading;
  const notes = (['several', 'brand', 'price'] as const).filter((one) => asks.includes(one));
  const counts = {
    said: marks.filter(({ isOpen }) => !isOpen).length,
    unread: unread.length,
    described: described.length,
  };
  const open = marks.length - counts.said;
  const [isAsking, setAsking] = useState(false);
  const isNothing = marks.length === 0 && asks.length === 0 && values.category === '' && !isAsking;
  return (
    <div data-begun className="mb-6 grid gap-4 sm:gap-6">
      <p role="status" className={counts.said > 0 || isNothing ? 'sr-only' : 'text-15 font-semibold'}>
        {paste(counts.said === 0 ? 'nothing' : 'taken', { count: counts.said })}
      </p>
      <section aria-label={t('label')} className={AD_FRAME}>
        <MarkedText {...reading} text={text} marks={marks} />
        <div className="border-t border-line pt-2 sm:pt-3">
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-14 text-ink-2">
            {(['said', 'unread', 'described'] as const).map((kind) =>
              counts[kind] > 0 ? (
                <li key={kind} className="flex items-center gap-2">
                  <i aria-hidden className={`w-5 border-b-2 ${LINES[kind]}`} />
                  {paste.rich(`key.${kind}`, {
                    count: counts[kind],
                    b: (words) => <b className="font-semibold text-ink">{words}</b>,
                  })}
                </li>
              ) : null,
            )}
            {open > 0 ? <li>{paste('key.open', { count: open })}</li> : null}
            {phones.length > 0 ? <li>{t('phones', { count: phones.length, numbers: format.list(phones) })}</li> : null}
            {addresses.length > 0 ? (
              <li className="break-all">
                {paste('key.addresses', { count: addresses.length, addresses: format.list(addresses) })}
              </li>
            ) : null}
          </ul>
          <div className="flex flex-wrap gap-x-5">
            {isNothing ? null : (
              <button type="button" className="link min-h-11 text-15" onClick={onChange}>
                {paste('change')}
              </button>
            )}
            <button type="button" className="link min-h-11 text-15" onClick={onUndo}>
              {paste('undo')}
            </button>
          </div>
        </div>
      </section>
      {asks.includes('wanted') ? (
        <WantedAd text={reading.description} isFresh={isFresh} onPublish={onPublish} />
      ) : isNothing ? (
        <NothingRead {...{ isFresh, onChange }} text={t('nothingRead')} onAsk={() => setAsking(true)} />
      ) : (
        <>
          {notes.map((note) => (
            <Note key={note} tone="warn" icon="circle-alert">
              {t(`notes.${note}`)}
            </Note>
          ))}
          <EquipmentQuestions {...more} reading={reading} isFresh={isFresh || isAsking} />
        </>
      )}
    </div>
  );
}

/** The fields that words may say, in the order of the form; a title is made of several. */
const MARKED = [
  ...(['category', 'condition', 'brand', 'model', 'year', 'priceAmount', 'priceNegotiable'] as const),
  ...(['location', 'youtubeUrl'] as const),
];

// messages: listingForm.fields.*
/** Returns the marks of an advertisement, with what the form holds of each now; a field that is blank is open. */
function useFieldMarks(
  { spans }: EquipmentReading,
  values: EquipmentListingFormValues,
  names: EquipmentNames,
): FieldMark[] {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const valueOf = (field: (typeof MARKED)[number]): string => {
    const value = values[field];
    if (typeof value === 'boolean') return value ? t('paste.yes') : '';
    if (field === 'category') return values.category && names.categories[values.category];
    if (field === 'condition') return values.condition && names.conditions[values.condition];
    if (field !== 'priceAmount' || value === '') return value;
    return `${currencySign(locale, values.priceCurrency)}\u00a0${formatPrice(locale, value, 4)}`;
  };
  const nameOf = (field: (typeof MARKED)[number]) =>
    field === 'priceNegotiable' ? t('priceNegotiable') : t(`fields.${field}`);
  return MARKED.flatMap((field) => {
    const value = valueOf(field);
    return (spans[field] ?? []).length === 0
      ? []
      : {
          field: field as FormField,
          spans: spans[field] ?? [],
          says: value === '' ? t('paste.choose') : t('paste.fact', { field: nameOf(field), value }),
          isOpen: value === '',
        };
  });
}
