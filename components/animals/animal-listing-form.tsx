'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ClassNames } from '@/components/animal-form/class-picker';
import { LotPriceFields } from '@/components/animal-form/lot-price-fields';
import { LotSheet } from '@/components/animal-form/lot-sheet';
import { Section } from '@/components/forms/section';
import { DescriptionField, LocationField, TitleField } from '@/components/listing-form/common-fields';
import { ListingForm, type ListingFormProps, type Submission } from '@/components/listing-form/listing-form';
import { VideoFields } from '@/components/listing-form/video-fields';
import type { CardLabels } from '@/components/listings/listing-card';
import type { AnimalListingDto } from '@/lib/animals/dto';
import type { Locale } from '@/lib/i18n/locales';
import { usualCurrency } from '@/lib/pricing/trade-customs';
import { AnimalFields } from './animal-fields';
import {
  ANIMAL_LISTING_FORM,
  animalListingValues,
  CLASSLESS_LISTING_FORM,
  type AnimalListingFormValues,
} from './animal-listing-form-kind';
import { AnimalListingPreview } from './animal-listing-preview';

export type AnimalListingSubmission = Submission<AnimalListingFormValues>;

interface AnimalListingFormProps extends ListingFormProps<AnimalListingFormValues> {
  /** The listing to edit; undefined when creating one. */
  listing?: AnimalListingDto;
  verified: boolean;
  cardLabels: CardLabels;
  breedNames: Record<string, string>;
  classNames: ClassNames;
  /** Where the seller is, as far as the account or the listing says it: how they ask. */
  country: string | null;
}

/** The form that creates and edits an animal listing. */
export function AnimalListingForm({
  listing,
  save,
  draftKey,
  verified,
  cardLabels,
  breedNames,
  classNames,
  country,
}: AnimalListingFormProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale() as Locale;
  const kind = listing && !listing.lot.class ? CLASSLESS_LISTING_FORM : ANIMAL_LISTING_FORM;
  return (
    <ListingForm
      {...{ save, draftKey }}
      kind={{ ...kind, empty: { ...kind.empty, priceCurrency: usualCurrency(country) } }}
      stored={listing && { listing: listing, values: animalListingValues(listing, locale) }}
      viewPath="/listing"
      texts={{ photos: t('photosText'), video: t('videoText') }}
      what={
        <Section id="section-animal" title={t('animal')}>
          <AnimalFields {...{ breedNames, classNames, country }} />
        </Section>
      }
      terms={
        <>
          <Section id="section-price" title={t('thePrice')}>
            <LotPriceFields country={country} />
          </Section>
          <Section id="section-place" title={t('thePlace')}>
            <LocationField />
          </Section>
        </>
      }
      details={
        <>
          <Section id="section-text" title={t('theText')}>
            <TitleField help={t('titleHelp')} />
            <DescriptionField help={t('descriptionHelp')} />
          </Section>
          <LotSheet names={classNames.classes} />
        </>
      }
      video={(onSessionLost) => <VideoFields onSessionLost={onSessionLost} />}
      preview={(shown) => (
        <AnimalListingPreview {...shown} {...{ verified, breedNames, classNames }} labels={cardLabels} />
      )}
    />
  );
}
