'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { classNames as namesOf } from '@/components/market/animal-form/class-names';
import { LotPriceFields } from '@/components/market/animal-form/lot-price-fields';
import { LotTitleField, suggestedTitle } from '@/components/market/animal-form/lot-title-field';
import { LotSheet } from '@/components/market/animal-form/lot-sheet';
import { saidParts } from '@/components/market/animal-form/said-parts';
import { Section } from '@/components/ui/forms/section';
import { DescriptionField, LocationField } from '@/components/market/listing-form/common-fields';
import { useAdForm } from '@/components/market/paste-ad/ad-form';
import { carryingOf } from '@/components/market/paste-ad/carrying';
import { weighedIn } from '@/components/market/paste-ad/figures/weights';
import { AskedLot } from '@/components/market/paste-ad/asked-lot';
import { askedFields, NOTHING_READ } from '@/components/market/paste-ad/open-questions';
import { PasteAd } from '@/components/market/paste-ad/paste-ad';
import { usePasted } from '@/components/market/paste-ad/pasted';
import { ListingForm, type ListingFormProps, type Submission } from '@/components/market/listing-form/listing-form';
import type { Opening, OpeningShown } from '@/components/market/listing-form/opening';
import { Said } from '@/components/market/listing-form/said';
import { VideoFields } from '@/components/market/listing-form/video-fields';
import type { CardLabels } from '@/components/market/listings/listing-card';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { TraitTexts } from '@/lib/market/animal-lots/lots/sheet';
import { type ClassTexts } from '@/lib/market/animal-lots/lots/title';
import { usualCurrency } from '@/lib/core/i18n/currencies';
import { AnimalFields, CategoryStart } from './animal-fields';
import {
  ANIMAL_LISTING_FORM,
  animalListingValues,
  copiedAnimalValues,
  CLASSLESS_LISTING_FORM,
  type AnimalListingFormValues,
} from './animal-listing-form-kind';
import { AnimalListingPreview } from './animal-listing-preview';

export type AnimalListingSubmission = Submission<AnimalListingFormValues>;

interface AnimalListingFormProps extends ListingFormProps<AnimalListingFormValues> {
  /** The listing to edit; undefined when creating one. */
  listing?: AnimalListingDto;
  /** The listing to begin a new one from. */
  copied?: AnimalListingDto | null;
  verified: boolean;
  cardLabels: CardLabels;
  breedNames: Record<string, string>;
  classTexts: ClassTexts;
  traitTexts: TraitTexts;
  /** Where the seller is, as far as the account or the listing says it: how they ask. */
  country: string | null;
  /** Where the seller is, as the account says. */
  home?: string | null;
  /** Other ways to begin. */
  ways?: ReactNode;
}

/** The form that creates and edits an animal listing. */
export function AnimalListingForm({
  listing,
  copied,
  save,
  draftKey,
  verified,
  cardLabels,
  breedNames,
  classTexts,
  traitTexts,
  country,
  home = null,
  ways,
}: AnimalListingFormProps) {
  const t = useTranslations('listingForm');
  const locale = useLocale();
  const [classNames] = useState(() => namesOf(classTexts, country));
  const isPastable = !listing && !copied;
  const adForm = useAdForm();
  const { result } = usePasted(draftKey);
  const isRead = result !== null;
  const kind = listing && !listing.lot.class ? CLASSLESS_LISTING_FORM : ANIMAL_LISTING_FORM;
  const parts = saidParts(locale, classTexts, t('priceNegotiable'), (count) => t('echo.heads', { count }));
  /** A listing that is changed shows what it says; each part opens in place. */
  const says = (part: keyof typeof parts) => listing && <Said<AnimalListingFormValues> of={parts[part]} />;
  const lot = { names: { breedNames, classNames, traitTexts }, draftKey, country, home };
  const opening = (values: AnimalListingFormValues, { takenFrom, isAllOpen }: OpeningShown): Opening => {
    // Where nothing was read, the unfolded fields ask for it all.
    const isAsked = isRead || (values.category !== '' && !isAllOpen);
    return {
      before: (
        <>
          {isPastable ? <PasteAd {...lot} {...{ takenFrom, isAllOpen }} /> : null}
          {isRead || !isPastable ? null : (
            <Section id="section-category" title={t('withoutAd')} isTight>
              <CategoryStart />
            </Section>
          )}
          {isRead || values.category !== '' ? null : ways}
          {isRead || !isAsked ? null : <AskedLot {...lot} />}
        </>
      ),
      isFolded: isRead || !isAllOpen,
      asked: isAsked ? askedFields(adForm, values, result?.reading ?? NOTHING_READ, country) : [],
    };
  };
  return (
    <ListingForm
      {...{ save, draftKey }}
      kind={{ ...kind, empty: { ...kind.empty, priceCurrency: usualCurrency(country) } }}
      stored={listing && { listing: listing, values: animalListingValues(listing) }}
      begin={copied ? copiedAnimalValues(copied) : undefined}
      viewPath="/listing"
      publishedPath={(id) => `/dashboard/listing/${id}/published`}
      texts={{ photos: t('photosText'), video: t('videoText') }}
      {...(!listing && { opening })}
      {...(isPastable && { carrying: carryingOf(adForm, kind.empty, result) })}
      what={
        <Section id="section-animal" title={t('animal')} says={says('animal')}>
          <AnimalFields {...{ breedNames, classNames, country }} hasCategory={!isPastable || isRead} />
        </Section>
      }
      terms={
        <>
          <Section id="section-price" title={t('thePrice')} says={says('price')}>
            <LotPriceFields country={country} names={classNames.classes} />
          </Section>
          <Section id="section-place" title={t('thePlace')} says={says('place')}>
            <LocationField />
          </Section>
        </>
      }
      details={
        <>
          <Section id="section-text" title={t('theText')} says={says('text')}>
            <LotTitleField texts={classTexts} />
            <DescriptionField help={t('descriptionHelp')} />
          </Section>
          <LotSheet names={classNames.classes} texts={traitTexts} isRow={listing !== undefined} />
        </>
      }
      video={(onSessionLost) => <VideoFields onSessionLost={onSessionLost} />}
      preview={({ values, ...shown }) => (
        <AnimalListingPreview
          {...shown}
          {...{ verified, breedNames, classTexts }}
          values={values.titleAuto ? { ...values, title: suggestedTitle(values, locale, classTexts) } : values}
          labels={cardLabels}
          inPounds={result !== null && weighedIn(result.text, result.reading) === 'lb'}
        />
      )}
    />
  );
}
