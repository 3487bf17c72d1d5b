'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Section } from '@/components/ui/forms/section';
import { listingPreview, PreviewFrame } from '@/components/market/listing-form/card-preview';
import { ListingForm, type ListingFormProps, type Submission } from '@/components/market/listing-form/listing-form';
import { Said } from '@/components/market/listing-form/said';
import { VideoLink } from '@/components/market/listing-form/video-fields';
import type { Opening, OpeningShown } from '@/components/market/listing-form/opening';
import type { CardLabels } from '@/components/market/listings/listing-card';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { formatMoney } from '@/lib/core/i18n/format';
import { unreadText } from '@/lib/core/i18n/typed-number';
import { usualCurrency } from '@/lib/core/i18n/currencies';
import { PriceInput } from '@/components/ui/forms/price-input';
import { PriceCurrency } from '@/components/market/animal-form/asking';
import { LocationField } from '@/components/market/listing-form/common-fields';
import { fieldId } from '@/components/market/listing-form/form-kind';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { EquipmentCategory, EquipmentFields } from './equipment-fields';
import { toEquipmentListingCard } from './equipment-listing-card';
import {
  EQUIPMENT_LISTING_FORM,
  equipmentListingValues,
  type EquipmentListingFormValues,
} from './equipment-listing-form-kind';
import { EquipmentQuestions, NOTHING_READ, openFields } from './paste/equipment-questions';
import { PasteEquipment } from './paste/paste-equipment';
import { usePastedEquipment } from './paste/use-pasted-equipment';
import type { EquipmentNames } from './labels';

export type EquipmentListingSubmission = Submission<EquipmentListingFormValues>;

interface EquipmentListingFormProps extends ListingFormProps<EquipmentListingFormValues> {
  /** The listing to edit; undefined when creating one. */
  equipment?: EquipmentListingDto;
  /** The listing to begin a new one from. */
  copied?: EquipmentListingDto | null;
  verified: boolean;
  cardLabels: CardLabels;
  names: EquipmentNames;
  /** Where the seller is, as far as the account says it: how they ask. */
  country: string | null;
  /** Where the seller is, as the account says. */
  home?: string | null;
}

/** The form that creates and edits an equipment listing. */
export function EquipmentListingForm({
  equipment,
  copied,
  save,
  draftKey,
  verified,
  cardLabels,
  names,
  country,
  home = null,
}: EquipmentListingFormProps) {
  const t = useTranslations('listingForm.equipment');
  const form = useTranslations('listingForm');
  const words = useTranslations('listingForm.preview');
  const locale = useLocale();
  const { reading } = usePastedEquipment(draftKey);
  const isPastable = !equipment && !copied;
  const isRead = reading !== null;
  const opening = (values: EquipmentListingFormValues, { isAllOpen }: OpeningShown): Opening => {
    // Where nothing was read, the unfolded fields ask for it all.
    const isAsked = isRead || (values.category !== '' && !isAllOpen);
    return {
      before: (
        <>
          {isPastable ? <PasteEquipment {...{ names, draftKey, country, home }} /> : null}
          {isRead || !isPastable ? null : (
            <Section id="section-category" title={form('withoutAd')} isTight>
              <EquipmentCategory names={names} isAlone />
            </Section>
          )}
          {isRead || !isAsked ? null : (
            <div className="mb-6">
              <EquipmentQuestions {...{ names, country, home }} reading={NOTHING_READ} isFresh={false} />
            </div>
          )}
        </>
      ),
      isFolded: isRead || !isAllOpen,
      asked: isAsked ? openFields(reading ?? NOTHING_READ, values) : [],
    };
  };
  const saidTerms = ({ priceAmount, priceCurrency, location }: EquipmentListingFormValues) =>
    [
      ...(priceAmount !== '' && unreadText(priceAmount) === null
        ? [formatMoney(locale, priceAmount, priceCurrency)]
        : []),
      location.trim(),
    ].join(' · ');
  const card = (values: EquipmentListingFormValues, picture: string | null, highlighted: boolean) => {
    const { brand, model, category, condition } = values;
    const priceAmount = unreadText(values.priceAmount) === null && values.priceAmount !== '' ? values.priceAmount : '0';
    const year = /^\d{4}$/.test(values.year.trim()) ? Number(values.year) : null;
    return toEquipmentListingCard(
      {
        ...listingPreview(values, picture, highlighted, verified, { title: words('title'), place: words('place') }),
        category: category || null,
        condition: condition || null,
        brand: brand.trim() || null,
        model: model.trim() || null,
        year,
        priceAmount,
        priceCurrency: values.priceCurrency,
        rate: null,
        comparable: true,
      },
      locale,
      names,
    );
  };
  return (
    <ListingForm
      {...{ save, draftKey }}
      kind={{
        ...EQUIPMENT_LISTING_FORM,
        empty: { ...EQUIPMENT_LISTING_FORM.empty, priceCurrency: usualCurrency(country) },
      }}
      stored={equipment && { listing: equipment, values: equipmentListingValues(equipment) }}
      begin={copied ? { ...equipmentListingValues(copied), youtubeUrl: '' } : undefined}
      viewPath="/equipment"
      {...(!equipment && { opening })}
      publishedPath={(id) => `/dashboard/equipment/${id}/published`}
      texts={{ photos: t('photosText'), video: t('videoText') }}
      what={
        <Section id="section-equipment" title={t('section')} says={equipment && <Said of={({ title }) => title} />}>
          <EquipmentFields names={names} hasCategory={!isPastable || isRead} />
        </Section>
      }
      terms={
        <Section
          id="section-price"
          title={form('priceAndPlace')}
          says={equipment && <Said<EquipmentListingFormValues> of={saidTerms} />}
        >
          <EquipmentPriceFields />
        </Section>
      }
      video={() => <VideoLink />}
      preview={({ values, picture, highlighted }) => (
        <PreviewFrame card={card(values, picture, highlighted)} values={values} labels={cardLabels} />
      )}
    />
  );
}

/** Price and location. A currency that is typed with the amount is chosen, and the amount stays. */
function EquipmentPriceFields() {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const { register, control: state, formState } = useFormContext<EquipmentListingFormValues>();
  const { errors } = formState;
  const [priceAmount, priceCurrency] = useWatch({ control: state, name: ['priceAmount', 'priceCurrency'] });
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <div className="grid content-start gap-1">
        <Field
          required
          id={fieldId('priceAmount')}
          label={t('equipment.price')}
          help={
            priceAmount !== '' && unreadText(priceAmount) === null
              ? formatMoney(locale, priceAmount, priceCurrency)
              : t('equipment.priceHelp')
          }
          error={errors.priceAmount?.message ?? errors.priceCurrency?.message}
        >
          {(control) => (
            <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-2">
              <PriceCurrency />
              <PriceInput {...control} name="priceAmount" required />
            </div>
          )}
        </Field>
        <Checkbox {...register('priceNegotiable')}>{t('priceNegotiable')}</Checkbox>
      </div>
      <LocationField />
    </div>
  );
}
