'use client';

import { useLocale, useTranslations } from 'next-intl';
import { offerPreview, PreviewFrame } from '@/components/listing-form/card-preview';
import { OfferForm, type OfferFormProps, type Submission } from '@/components/listing-form/offer-form';
import { Section } from '@/components/listing-form/section';
import { VideoLink } from '@/components/listing-form/video-fields';
import type { CardLabels } from '@/components/listings/listing-card';
import type { EquipmentDto } from '@/lib/equipment/dto';
import type { Locale } from '@/lib/i18n/locales';
import { toEquipmentCard } from './equipment-card';
import { EquipmentFields } from './equipment-fields';
import { EQUIPMENT_FORM, equipmentValues, type EquipmentFormValues } from './equipment-form-kind';
import type { EquipmentNames } from './labels';

export type EquipmentSubmission = Submission<EquipmentFormValues>;

interface EquipmentFormProps extends OfferFormProps<EquipmentFormValues> {
  /** What is being edited; nothing for something new. */
  equipment?: EquipmentDto;
  verified: boolean;
  cardLabels: CardLabels;
  names: EquipmentNames;
}

/** Publishing and editing equipment. */
export function EquipmentForm({ equipment, save, draftKey, verified, cardLabels, names }: EquipmentFormProps) {
  const t = useTranslations('listingForm.equipment');
  const words = useTranslations('listingForm.preview');
  const locale = useLocale() as Locale;
  const card = (values: EquipmentFormValues, picture: string | null, highlighted: boolean) => {
    const { brand, model, category, condition } = values;
    const year = /^\d{4}$/.test(values.year.trim()) ? Number(values.year) : null;
    const shown = toEquipmentCard(
      {
        ...offerPreview(values, picture, highlighted, verified, { title: words('title'), place: words('place') }),
        category: category || 'other',
        condition: condition || 'good',
        brand: brand.trim() || null,
        model: model.trim() || null,
        year,
      },
      locale,
      names,
    );
    return { ...shown, note: condition ? shown.note : null };
  };
  return (
    <OfferForm
      {...{ save, draftKey }}
      kind={EQUIPMENT_FORM}
      stored={equipment && { offer: equipment, values: equipmentValues(equipment) }}
      viewPath="/equipment"
      texts={{ price: t('price'), photos: t('photosText'), video: t('videoText') }}
      what={
        <Section id="section-equipment" title={t('section')}>
          <EquipmentFields names={names} />
        </Section>
      }
      video={() => <VideoLink />}
      preview={({ values, picture, highlighted }) => (
        <PreviewFrame card={card(values, picture, highlighted)} labels={cardLabels} />
      )}
    />
  );
}
