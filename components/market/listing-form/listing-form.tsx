'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { askToConfirm } from '@/components/accounts/confirm-email/ask-to-confirm';
import { UNCONFIRMED } from '@/components/accounts/confirm-email/send-confirmed';
import { Section } from '@/components/ui/forms/section';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useFieldText, useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { signalBack, useSignalBack, useUnsent } from '@/components/ui/forms/use-signal-back';
import { useLegalLinks } from '@/components/ui/page/use-legal-links';
import { notify } from '@/components/ui/notify';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ListingDto } from '@/lib/market/listings/dto';
import { ErrorSummary, wrongFields } from './error-summary';
import { AllSummary } from './all-summary';
import { DraftNote, Lacking, PublishBar } from './answers';
import { previewShape } from './card-preview';
import type { Carrying } from './carried-draft';
import {
  fieldsLeft,
  goToDoubt,
  goToField,
  goToFirst,
  missingAnswers,
  unfold,
  valuesToSend,
  type FormField,
  type FormKind,
  type ListingFormValues,
} from './form-kind';
import { HighlightFields } from './highlight-fields';
import type { Opening, OpeningShown } from './opening';
import { PhotoField } from './photo-field';
import type { Photo } from '@/components/ui/uploads/photo-list';
import { Said, SaidHighlight, saidVideo } from './said';
import { RestoredNote } from './restored-note';
import { useFreshErrors } from './use-fresh-errors';
import { useDoubts } from './use-doubts';
import { useDraft, useLeaving } from './use-draft';
import { usePhotos } from '@/components/ui/uploads/use-photos';

type Refusal = { code: string; fields: Record<string, { key: string; values?: Record<string, string | number> }[]> };
/** The result of saving. */
export type SaveResult = { ok: true; data: { id: string } } | { ok: false; error: Refusal };
export type Submission<Values> = Values & { imageIds: string[] };

/** The props that a form's page passes in. */
export interface ListingFormProps<Values extends ListingFormValues> {
  save: (submission: Submission<Values>) => Promise<SaveResult>;
  /** The storage key of the draft, specific to the user and the listing. */
  draftKey: string;
}

/** What the form needs of what it edits. */
type StoredListing = Pick<ListingDto, 'imageDetails' | 'isActive' | 'highlightDuration' | 'highlightUntil'>;

interface ShellProps<Values extends ListingFormValues> extends ListingFormProps<Values> {
  kind: FormKind<Values>;
  /** The listing to edit and its form values; undefined when creating one. */
  stored?: { listing: StoredListing; values: Values } | undefined;
  /** What a new listing begins with, such as the values of an earlier one. */
  begin?: Values | undefined;
  /** Pictures that a new listing begins with. */
  pictures?: StoredListing['imageDetails'] | undefined;
  /** The path of the listing's page, up to the id. */
  viewPath: string;
  /** The path of the page that follows publishing and says that it is done. */
  publishedPath: (id: string) => string;
  texts: { photos: string; video: string; publish?: string; createFailed?: string };
  /** Price and location, or the terms of an auction. */
  terms: ReactNode;
  /** False for what can't be highlighted. */
  isHighlightable?: boolean;
  /** How a listing begins that may be filled without its fields; of one that is changed, the fields' parts are rows. */
  opening?: (values: Values, shown: OpeningShown) => Opening;
  /** How it shares a draft with the other page that sells the same. */
  carrying?: Carrying<Values>;
  /** The first part: what is for sale. */
  what: ReactNode;
  /** Between the price and the pictures. */
  more?: ReactNode;
  /** After the pictures: what may be said besides. */
  details?: ReactNode;
  video: (onSessionLost: () => void) => ReactNode;
  /** What others will read of it, right before it's published. */
  review?: (values: Values) => ReactNode;
  preview: (shown: { values: Values; picture: string | null; highlighted: boolean }) => ReactNode;
}

/** Changes when a picture is added, removed, moved, uploaded or fails. */
const stateOf = (photos: readonly Photo[]) => photos.map(({ key, status }) => key + status).join();

/** Creates and edits any listing. Animals, equipment and lots provide their fields, texts and `FormKind`. */
export function ListingForm<Values extends ListingFormValues>({
  kind,
  stored,
  begin,
  pictures: given = [],
  save,
  draftKey,
  viewPath,
  publishedPath,
  texts,
  terms,
  isHighlightable = true,
  opening: begins,
  carrying,
  what,
  more,
  details,
  video,
  review,
  preview: showCard,
}: ShellProps<Values>) {
  const listing = stored?.listing;
  const t = useTranslations('listingForm');
  const legalLinks = useLegalLinks();
  const errorText = useErrorText();
  const locale = useLocale();
  const router = useRouter();
  const ready = useHydrated();
  const fieldText = useFieldText();
  const [isAllOpen, setAllOpen] = useState(false);
  // What never left for want of a signal goes out once it is back, unless it was changed since. What left and has no answer
  // may be published already: it is sent again by hand.
  const [imagesError, setImagesError] = useState<{ message: string; state: string }>();
  const [defaultValues] = useState<ListingFormValues>(
    () => stored?.values ?? begin ?? { ...kind.empty, language: locale },
  );
  const [schema] = useState(() => z.preprocess((values) => valuesToSend(kind, values as Values), kind.schema));
  const form = useForm<ListingFormValues>({
    resolver: useSchemaResolver<ListingFormValues>(schema),
    defaultValues,
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const failed = listing ? t('updateFailed') : (texts.createFailed ?? t('createFailed'));

  const [isSent, setSent] = useState(false);
  const [sessionsLost, onSessionLost] = useReducer((times: number) => times + 1, 0);
  const [published] = useState(() =>
    (listing?.imageDetails ?? given).map(({ urls }) => ({ id: urls['1600'], name: '', thumbnailUrl: urls['800'] })),
  );
  const photos = usePhotos(onSessionLost, published);
  useLeaving(sessionsLost, draftKey, photos);
  const draft = useDraft(draftKey, kind, form, photos, carrying, stored !== undefined);
  const values = useWatch({ control: form.control }) as Values;
  const doubts = useDoubts(form, kind, stored?.values as object | undefined);
  useFreshErrors(form, values);

  // A link may lead to a part that is folded.
  useEffect(() => unfold(document.getElementById(location.hash.slice(1))), []);

  const hasPhotos = photos.list.length > 0;
  // An error about the pictures stays until they change.
  const shownImagesError = imagesError?.state === stateOf(photos.list) ? imagesError.message : undefined;
  const wrong = wrongFields(kind.order, errors, shownImagesError);
  const photoFailed = photos.list.some(({ status }) => status === 'failed');

  const checkPhotos = (list: readonly Photo[]): string | undefined => {
    const error =
      list.length === 0
        ? fieldText({ key: 'imagesRequired' })
        : list.some(({ status }) => status === 'failed')
          ? t('photos.unfinished')
          : undefined;
    setImagesError(error ? { message: error, state: stateOf(list) } : undefined);
    return error;
  };
  const complain = (found: object, list: readonly Photo[]) => {
    // What stands at its field isn't said twice: no toast.
    goToFirst(wrongFields(kind.order, found, checkPhotos(list)));
  };

  const refused = (refusal: Refusal, list: readonly Photo[]) => {
    const { code, fields } = refusal;
    if (code === 'unauthorized') return onSessionLost();
    const known = Object.entries(fields).flatMap(([field, [first]]) =>
      first ? [[field === 'imageIds' ? 'images' : field, fieldText(first)] as const] : [],
    );
    for (const [field, message] of known) {
      if (field === 'images') setImagesError({ message, state: stateOf(list) });
      else form.setError(field as keyof ListingFormValues, { type: 'server', message });
    }
    const marked = wrongFields(kind.order, Object.fromEntries(known), Object.fromEntries(known).images);
    if (marked.length === 0) return notify.error(failed, { description: errorText(refusal) });
    goToFirst(marked);
  };

  const { unsent, ...sending } = useUnsent(() => JSON.stringify(form.getValues()) + stateOf(photos.list));
  const submit = form.handleSubmit(
    async () => {
      const list = await photos.settled();
      if (checkPhotos(list)) return complain({}, list);
      if (goToDoubt('class') || !(await doubts.askNumbers())) return;
      const imageIds = list.flatMap(({ id }) => id ?? []);
      const send = async () => {
        const answer = await sending.sendOrWait(() =>
          save({ ...(valuesToSend(kind, form.getValues() as Values) as Values), imageIds }),
        );
        if (answer === null) notify.error(failed, { description: t('offline') });
        return answer;
      };
      let result = await send();
      if (result?.ok === false && result.error.code === UNCONFIRMED && (await askToConfirm())) result = await send();
      if (result?.ok === false && result.error.code === 'price_unconfirmed') {
        if (goToDoubt('price')) return;
        if (!(await doubts.askPrice())) return refused(result.error, list);
        result = await send();
      }
      if (!result?.ok) draft.keep();
      if (!result) return;
      if (!result.ok) return refused(result.error, list);
      draft.finish();
      notify.clearErrors();
      const { id } = result.data;
      if (listing) notify.success(t('updated'), { description: t('updatedText') });
      if (!navigator.onLine) setSent(true);
      // A page that is asked for without a signal would be the browser's own error.
      await signalBack();
      const view = `${listing?.isActive === false ? '/dashboard' : ''}${viewPath}/${id}`;
      router.push(localizedPath(locale, listing ? view : publishedPath(id)));
      // Stays busy until the listing's page has loaded, so that a second click can't publish twice.
      return new Promise<void>(() => undefined);
    },
    (found) => complain(found, photos.list),
  );

  useSignalBack(sending.isWaiting, () => void submit(), unsent);
  const isUnsent = sending.isWaiting || (isSubmitting && photos.list.some(({ status }) => status === 'unsent'));

  const answers = kind.answers(values);
  const missing = missingAnswers(answers, values, hasPhotos);
  const open = answers.filter(
    (field) => missing.includes(field) || wrong.includes(field) || (field === 'images' && photoFailed),
  );
  const preview = showCard({
    values,
    picture: photos.list[0]?.preview ?? null,
    highlighted: values.highlightDuration !== 'none' || Boolean(listing?.highlightUntil),
  });
  const opening = begins?.(values, { takenFrom: draft.takenFrom, isAllOpen });
  const asked = opening?.asked ?? [];
  const isAsking = Boolean(opening?.isFolded) && open.some((field) => field !== 'images');
  // Before anything is said there is nothing to show or to publish.
  const isUnsaid = !isDirty && !begin && !stored && asked.length === 0;
  const isStart = opening !== undefined && isUnsaid && !isAllOpen && !hasPhotos && wrong.length === 0;
  // What an open card or the pictures say isn't said again.
  const isShown = (field: FormField) => field === 'images' || (opening?.isFolded === true && asked.includes(field));
  const shape = previewShape(isAsking ? asked.length : null);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="pb-18 max-sm:pb-4 max-sm:[&_:is(a,button,input,select,summary,textarea)]:scroll-mb-24"
      >
        <fieldset
          disabled={!ready}
          className="min-w-0 items-start gap-x-14 has-data-reading:min-h-svh lg:grid lg:grid-cols-[minmax(0,736px)_352px] lg:justify-between"
        >
          {/* While a text is read, what its questions will push down is not there; nor is it where nothing is for sale. */}
          <div className="min-w-0 has-data-reading:[&~*]:hidden has-data-nothing-else:[&~*]:hidden">
            <RestoredNote {...{ draft, kind }} now={defaultValues} />
            {opening?.before}
          </div>
          <div className={isStart ? 'min-w-0 lg:col-start-2 lg:row-start-1' : 'min-w-0'}>
            <Section id="section-photos" title={t('photosTitle')} {...(!isStart && { text: texts.photos })} isTight>
              <PhotoField photos={photos} error={shownImagesError} />
            </Section>
          </div>
          <div className="min-w-0 lg:col-start-1">
            <details
              open={!opening?.isFolded}
              className="group/all"
              onToggle={({ currentTarget }) => setAllOpen(currentTarget.open)}
            >
              <AllSummary isShown={opening !== undefined} />
              {what}
              {terms}
              {more}
              {details}
              <Section
                id="section-video"
                title={t('videoTitle')}
                text={texts.video}
                says={opening ? undefined : <Said of={saidVideo} />}
              >
                {video(onSessionLost)}
              </Section>
              {isHighlightable ? (
                <Section
                  id="highlight"
                  title={t('highlightTitle')}
                  text={t('highlightText')}
                  says={opening ? undefined : <SaidHighlight running={listing} />}
                >
                  <HighlightFields running={listing} />
                </Section>
              ) : null}
            </details>
            {isAsking ? null : review?.(values)}
            <ErrorSummary fields={wrong.filter((field) => !isShown(field))} onSelect={goToField} />
          </div>
          {isStart ? null : (
            <aside className="top-22 gap-4 max-lg:contents lg:sticky lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:grid">
              <div className={`max-lg:mb-6 max-lg:[form:has([data-row][open])_&]:hidden ${shape}`}>
                {preview}
                {isAsking ? <Lacking fields={asked.filter((field) => field !== 'images')} /> : null}
              </div>
              {listing ? null : <p className="text-14 text-ink-2 max-lg:mb-4">{t.rich('acceptTerms', legalLinks)}</p>}
              <DraftNote savedAt={draft.savedAt} />
              <PublishBar
                {...{ photos, isSubmitting, values }}
                waits={isSent ? 'sent' : isUnsent ? 'waiting' : null}
                numbers={kind.numbers}
                left={fieldsLeft(open, asked, wrong)}
                done={answers.length - open.length}
                label={listing ? t('saveChanges') : (texts.publish ?? t('publish'))}
                isFolded={opening?.isFolded ?? false}
                isStored={listing !== undefined}
              />
            </aside>
          )}
        </fieldset>
      </form>
      {doubts.question}
    </FormProvider>
  );
}
