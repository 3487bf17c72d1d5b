'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames as namesOf } from '@/components/market/animal-form/class-names';
import { HealthFields } from '@/components/market/animals/health-fields';
import { Section } from '@/components/ui/forms/section';
import { Note } from '@/components/ui/note';
import { ListingForm, type ListingFormProps } from '@/components/market/listing-form/listing-form';
import type { Opening, OpeningShown } from '@/components/market/listing-form/opening';
import { UNTITLED } from '@/components/market/listing-form/card-preview';
import { AdFormProvider } from '@/components/market/paste-ad/ad-form';
import { carryingOf } from '@/components/market/paste-ad/carrying';
import { AskedLot } from '@/components/market/paste-ad/asked-lot';
import { askedFields, NOTHING_READ } from '@/components/market/paste-ad/open-questions';
import { PasteAd } from '@/components/market/paste-ad/paste-ad';
import { usePasted } from '@/components/market/paste-ad/pasted';
import { DescriptionField, LocationField, TitleField } from '@/components/market/listing-form/common-fields';
import { VideoLink } from '@/components/market/listing-form/video-fields';
import type { LotCardLabels } from '@/components/auctions/lots/labels';
import { LotCard } from '@/components/auctions/lots/lot-card';
import { toLotCard } from '@/components/auctions/lots/lot-card-model';
import { EXTENSION_MINUTES } from '@/lib/market/auctions/auction-rules';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { ClassTexts } from '@/lib/market/animal-lots/lots/title';
import type { LotToCopy, LotToEdit } from '@/lib/market/auctions/dto';
import { LOT_MAX_DAYS } from '@/lib/market/auctions/schema';
import { DAY_MS } from '@/lib/core/durations';
import { ComposedTitle } from './composed-title';
import { lotAdForm } from './lot-ad-form';
import { LotCategory, LotFigures, LotKind, LotTimeFields } from './lot-fields';
import { LotReview } from './lot-review';
import { SaidLot } from './said-lot';
import { ReserveNote } from './reserve-note';
import { LotPriceFields } from './lot-price-fields';
import { amountOf, lotTotalOf, wholeOr } from './lot-worth';
import {
  LOT_CHANGES_FORM,
  LOT_FORM,
  auctionedValues,
  copiedLotValues,
  editedLotValues,
  type LotFormValues,
} from './lot-form-kind';

interface LotFormProps extends ListingFormProps<LotFormValues> {
  /** An earlier lot, which the form begins with. */
  copied?: LotToCopy | null;
  /** A listing of the seller's, whose animals are put up for auction. */
  auctioned?: AnimalListingDto | null;
  /** Whether the listing's text says a price, which isn't what bids begin at. */
  saysPrice?: boolean;
  /** What it says of a reserve. */
  reserves?: readonly string[];
  /** The lot to change, which nobody has bid on. */
  edited?: LotToEdit;
  cardLabels: LotCardLabels;
  breedNames: Record<string, string>;
  classTexts: ClassTexts;
  /** The seller's, whose trade has its own words and units. */
  country: string | null;
  /** Where the seller is, as the account says. */
  home?: string | null;
  /** What helps to begin. */
  ways?: ReactNode;
  /**
   * When the page was requested: the preview's start until one is chosen, so that server and browser render the same.
   */
  openedAt: string;
}

/** A lot has no traits of its own. */
const NO_TRAITS = { names: {}, values: {} };

const NO_RESERVES: readonly string[] = [];

/** The form that puts a lot up for auction, and changes it before the first bid. */
export function LotForm({
  copied,
  auctioned,
  saysPrice = false,
  reserves = NO_RESERVES,
  edited,
  save,
  draftKey,
  cardLabels,
  breedNames,
  classTexts,
  country,
  home = null,
  ways,
  openedAt,
}: LotFormProps) {
  const t = useTranslations('lotForm');
  const form = useTranslations('listingForm');
  const locale = useLocale();
  const opened = new Date(openedAt);
  const [classNames] = useState(() => namesOf(classTexts, country));
  const [adForm] = useState(() => lotAdForm(openedAt, classTexts));
  const isPastable = !edited && !copied && !auctioned;
  const { result } = usePasted(draftKey);
  const isRead = result !== null;
  const begun = edited?.begun ?? false;
  const stored = edited && {
    listing: { imageDetails: edited.images, isActive: !edited.held, highlightDuration: null, highlightUntil: null },
    values: editedLotValues(edited),
  };
  const card = (values: LotFormValues, picture: string | null) =>
    toLotCard(
      {
        id: 'preview',
        title: values.title.trim() || form('preview.title'),
        language: values.language,
        category: values.category || 'bovine',
        breed: values.breed,
        quantity: wholeOr(values.quantity, null),
        location: values.location.trim() || form('preview.place'),
        image: picture
          ? { width: 800, height: 600, blur: '', urls: { 400: picture, 800: picture, 1600: picture } }
          : null,
        state: values.startTime ? 'upcoming' : 'live',
        inReview: false,
        startingPrice: amountOf(values.startingPrice) ?? '0',
        currentPrice: null,
        bidCount: 0,
        reserve: values.reservePrice.trim() ? 'not_met' : 'none',
        startTime: moment(values.startTime, opened),
        endTime: moment(values.endTime, new Date(opened.getTime() + DAY_MS)),
        class: null,
        priceBasis: values.priceBasis,
        priceCurrency: values.priceCurrency,
        // The price of one unit, for one, is how many units there are.
        priceUnits: lotTotalOf(values, '1')?.lot ?? '0',
        rate: null,
        total: '0',
        totalUsd: '0',
      },
      { locale, breed: (name) => breedNames[name] ?? name, heads: (count) => t('heads', { count }) },
    );
  const names = { breedNames, classNames, traitTexts: NO_TRAITS };
  const begin = copied ? copiedLotValues(copied) : auctioned ? auctionedValues(auctioned) : undefined;
  const opening = (values: LotFormValues, { takenFrom, isAllOpen }: OpeningShown): Opening => {
    // Where nothing was read, the unfolded fields ask for it all.
    const isAsked = isRead || (values.category !== '' && !isAllOpen);
    const questions = isAsked && !isRead ? <AskedLot {...{ names, draftKey, country, home }} /> : null;
    return {
      before: (
        <>
          {isPastable ? <PasteAd {...{ names, draftKey, country, home, takenFrom, isAllOpen }} /> : null}
          <ReserveNote reserves={reserves} />
          {saysPrice ? (
            <Note tone="warn" icon="circle-alert" className="mb-6">
              {t('saysPrice')}
            </Note>
          ) : null}
          {isRead || !isPastable ? null : (
            <Section id="section-category" title={form('withoutAd')} isTight>
              <LotCategory />
            </Section>
          )}
          {isRead || values.category !== '' ? null : ways}
          {questions}
        </>
      ),
      isFolded: isRead || !isAllOpen,
      asked: isAsked ? askedFields(adForm, values, result?.reading ?? NOTHING_READ, country) : [],
    };
  };
  /** A lot that is changed shows what it says; each part opens in place. */
  const says = (part: ComponentProps<typeof SaidLot>['part']) =>
    edited && <SaidLot part={part} classes={classNames.classes} breedNames={breedNames} />;
  const kindFields = <LotKind {...{ breedNames, classNames, country }} hasCategory={!isPastable || isRead} />;
  return (
    <AdFormProvider value={adForm}>
      <ListingForm
        {...{ draftKey, save }}
        isHighlightable={false}
        kind={edited ? LOT_CHANGES_FORM : LOT_FORM}
        stored={stored}
        {...(!edited && { opening })}
        {...(isPastable && { carrying: carryingOf(adForm, LOT_FORM.empty, result) })}
        begin={begin}
        pictures={auctioned?.imageDetails}
        publishedPath={(id) => `/dashboard/lot/${id}/published`}
        viewPath={edited?.held ? '/lot' : '/auctions'}
        texts={{
          photos: form('photosText'),
          video: t('videoText'),
          publish: t('publish'),
          createFailed: t('createFailed'),
        }}
        what={
          <>
            <ComposedTitle texts={classTexts} />
            {edited ? (
              <>
                <Section id="section-kind" title={t('kind')} says={says('kind')}>
                  {kindFields}
                </Section>
                <Section id="section-figures" title={t('figures')} says={says('figures')}>
                  <LotFigures />
                </Section>
              </>
            ) : (
              <Section id="section-lot" title={t('lot')}>
                {kindFields}
                <LotFigures />
              </Section>
            )}
          </>
        }
        terms={
          <>
            <Section id="section-price" title={form('thePrice')} text={t('priceText')} says={says('price')}>
              <LotPriceFields country={country} names={classNames.classes} />
            </Section>
            <Section id="section-place" title={form('thePlace')} says={says('place')}>
              <LocationField />
            </Section>
            <Section
              id="section-times"
              title={t('times')}
              text={t('timesText', { days: LOT_MAX_DAYS, minutes: EXTENSION_MINUTES })}
              says={says('times')}
            >
              <LotTimeFields openedAt={openedAt} begun={begun} />
            </Section>
          </>
        }
        more={
          <Section id="section-health" title={form('health')} text={form('healthText')} says={says('health')}>
            <HealthFields />
          </Section>
        }
        details={
          <Section id="section-text" title={form('theText')} says={says('text')}>
            <TitleField help={t('titleHelp')} />
            <DescriptionField help={t('descriptionHelp')} />
          </Section>
        }
        video={() => <VideoLink />}
        review={(values) => <LotReview values={values} begun={begun} isRow={edited !== undefined} />}
        preview={({ values, picture }) => (
          <div>
            <p className="mb-2 text-15 font-semibold lg:text-18">{form('preview.label')}</p>
            <ul inert className={values.title.trim() === '' ? UNTITLED : undefined}>
              <LotCard
                card={card(values, picture)}
                labels={cardLabels}
                locale={locale}
                loading="lazy"
                unsaid={unsaidOf(values)}
              />
            </ul>
          </div>
        )}
      />
    </AdFormProvider>
  );
}

/** What the card of an unfinished lot leaves out. */
const unsaidOf = ({ startingPrice, endTime, reservePrice }: LotFormValues) => [
  ...(amountOf(startingPrice) === null ? (['price'] as const) : []),
  ...(Number.isNaN(Date.parse(endTime)) ? (['times'] as const) : []),
  ...(amountOf(reservePrice) === null ? (['reserve'] as const) : []),
];

function moment(local: string, otherwise: Date): string {
  const time = new Date(local);
  return (Number.isNaN(time.getTime()) ? otherwise : time).toISOString();
}
