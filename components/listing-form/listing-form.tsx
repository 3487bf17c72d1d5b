'use client';

import { useTranslations } from 'next-intl';
import type { CardLabels } from '@/components/listings/listing-card';
import type { ListingDto } from '@/lib/listings/dto';
import { AnimalFields } from './animal-fields';
import { CardPreview } from './card-preview';
import { ANIMAL_FORM, valuesOf, type ListingFormValues } from './form-values';
import { HealthFields } from './health-fields';
import { OfferForm, type OfferFormProps, type Submission } from './offer-form';
import { Section } from './section';
import { VideoFields } from './video-fields';

export type ListingSubmission = Submission<ListingFormValues>;

interface ListingFormProps extends OfferFormProps<ListingFormValues> {
  /** The listing being edited; none for a new one. */
  listing?: ListingDto;
  verified: boolean;
  cardLabels: CardLabels;
  breedNames: Record<string, string>;
}

/** Publishing and editing an animal. */
export function ListingForm({ listing, save, draftKey, verified, cardLabels, breedNames }: ListingFormProps) {
  const t = useTranslations('listingForm');
  return (
    <OfferForm
      {...{ save, draftKey }}
      kind={ANIMAL_FORM}
      stored={listing && { offer: listing, values: valuesOf(listing) }}
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
      preview={(shown) => <CardPreview {...shown} {...{ verified, breedNames }} labels={cardLabels} />}
    />
  );
}
