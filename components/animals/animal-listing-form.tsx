'use client';

import { useTranslations } from 'next-intl';
import { Section } from '@/components/forms/section';
import { ListingForm, type ListingFormProps, type Submission } from '@/components/listing-form/listing-form';
import { VideoFields } from '@/components/listing-form/video-fields';
import type { CardLabels } from '@/components/listings/listing-card';
import type { AnimalListingDto } from '@/lib/animals/dto';
import { AnimalFields } from './animal-fields';
import { ANIMAL_LISTING_FORM, animalListingValues, type AnimalListingFormValues } from './animal-listing-form-kind';
import { AnimalListingPreview } from './animal-listing-preview';
import { HealthFields } from './health-fields';

export type AnimalListingSubmission = Submission<AnimalListingFormValues>;

interface AnimalListingFormProps extends ListingFormProps<AnimalListingFormValues> {
  /** The listing to edit; undefined when creating one. */
  listing?: AnimalListingDto;
  verified: boolean;
  cardLabels: CardLabels;
  breedNames: Record<string, string>;
}

/** The form that creates and edits an animal listing. */
export function AnimalListingForm({
  listing,
  save,
  draftKey,
  verified,
  cardLabels,
  breedNames,
}: AnimalListingFormProps) {
  const t = useTranslations('listingForm');
  return (
    <ListingForm
      {...{ save, draftKey }}
      kind={ANIMAL_LISTING_FORM}
      stored={listing && { listing: listing, values: animalListingValues(listing) }}
      viewPath="/listing"
      texts={{ price: t('price'), photos: t('photosText'), video: t('videoText') }}
      what={
        <Section id="section-animal" title={t('animal')}>
          <AnimalFields breedNames={breedNames} />
        </Section>
      }
      more={
        <Section id="section-health" title={t('health')} text={t('healthText')}>
          <HealthFields />
        </Section>
      }
      video={(onSessionLost) => <VideoFields onSessionLost={onSessionLost} />}
      preview={(shown) => <AnimalListingPreview {...shown} {...{ verified, breedNames }} labels={cardLabels} />}
    />
  );
}
