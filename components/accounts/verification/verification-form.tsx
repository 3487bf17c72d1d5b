'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { Section } from '@/components/ui/forms/section';
import { showAtFields } from '@/components/ui/forms/show-at-fields';
import { useFieldText, useRefusedFields, useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useFormDraft } from '@/components/ui/forms/use-form-draft';
import { PlaceField } from '@/components/ui/places/place-field';
import { viewerData } from '@/components/ui/viewer/use-viewer';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import type { VerificationFormDto } from '@/lib/accounts/verification/dto';
import { verificationFieldsSchema } from '@/lib/accounts/verification/schema';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import { DOCUMENTS_ID, DocumentField } from './document-field';
import { DOCUMENT_SLOTS, countDocuments, missingSides, useDocuments, type FormDocument } from './use-documents';

type FieldName = 'firstName' | 'lastName' | 'phone' | 'location' | 'businessName' | 'businessType';
type Values = Record<FieldName, string>;

interface VerificationFormProps {
  initial: VerificationFormDto;
  submit: (request: Values & { documents: string[] }) => Promise<ActionResult>;
  /** The storage key of the draft. */
  draftKey: string;
}

/** What the account itself has as well. */
const PERSONAL = ['firstName', 'lastName', 'phone', 'location'] as const;

const BUSINESS = ['businessName', 'businessType'] as const;

const BUSINESS_TYPES = ['family', 'stud', 'company', 'consignee', 'cooperative'] as const;

/** The verification request: personal details, business and supporting documents. */
export function VerificationForm({ initial, submit: send, draftKey }: VerificationFormProps) {
  const t = useTranslations('verification');
  const fieldText = useFieldText();
  const refusedFields = useRefusedFields();
  const { pending, submit: post, sessionLost } = useMemberSubmit();
  const router = useRouter();
  const [documentsError, setDocumentsError] = useState<string>();
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values>(verificationFieldsSchema),
    shouldFocusError: false,
    defaultValues: {
      firstName: initial.firstName,
      lastName: initial.lastName,
      phone: initial.phone ?? '',
      location: initial.location ?? '',
      businessName: initial.businessName ?? '',
      businessType: initial.businessType ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || pending;
  const written = useWatch({ control: form.control });

  /** What the account knows already is shown in rows until it is wanted otherwise. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const known = PERSONAL.filter((name) => initial[name] && !edited.includes(name));
  const isAsked = (name: (typeof PERSONAL)[number]) => !known.includes(name);
  const [isBusinessOpen, setBusinessOpen] = useState(false);
  /** Shows the fields at once, so that one that was refused can get the focus. */
  const show = (fields: object) =>
    flushSync(() => {
      setEdited((before) => [...before, ...Object.keys(fields)]);
      if (BUSINESS.some((name) => name in fields)) setBusinessOpen(true);
    });

  const documents = useDocuments(initial.documents, sessionLost);
  const clearDraft = useFormDraft(draftKey, form);

  const problemOf = (list: readonly FormDocument[]): string | undefined => {
    const [side] = missingSides(list);
    return list.some(({ status }) => status === 'failed')
      ? t('documents.unfinished')
      : list.length === 0
        ? fieldText({ key: 'documentsRequired' })
        : side
          ? t('documents.sideMissing', { side })
          : undefined;
  };
  // What is missing is said of the documents as they are now.
  const shownDocumentsError =
    documentsError === fieldText({ key: 'documentGone' })
      ? documentsError
      : documentsError && problemOf(documents.list);
  const checkDocuments = (list: readonly FormDocument[]): string | undefined => {
    const error = problemOf(list);
    setDocumentsError(error);
    return error;
  };
  const complainOfDocuments = (message: string, isFirst = true) => {
    setDocumentsError(message);
    if (isFirst) document.getElementById(DOCUMENTS_ID)?.focus();
  };

  const refused = (_: string, refusal: Refusal | null) => {
    const found = refusedFields(refusal);
    show(found);
    const shown = showAtFields(form, found);
    const [first] = Object.values(found);
    if (found.documents) complainOfDocuments(found.documents, shown.length === 0);
    else if (!first) return t('failed');
    // What stands at its field isn't said twice.
    else if (shown.length === 0) notify.error(t('failed'), { description: first });
  };

  const submit = form.handleSubmit(
    async () => {
      // Sent as soon as the documents have arrived.
      const list = await documents.settled();
      const error = checkDocuments(list);
      if (error) return complainOfDocuments(error);
      // In the order of the cards, whichever was chosen first: administrators see the first two as front and back.
      const inOrder = [...DOCUMENT_SLOTS, null].flatMap((slot) => list.filter((document) => document.slot === slot));
      const names = inOrder.flatMap(({ name }) => name ?? []);
      post({
        send: () => send({ ...form.getValues(), documents: names }),
        done: t('submitted'),
        doneMore: { description: t('submittedText') },
        onDone: () => {
          clearDraft();
          void viewerData.refresh();
        },
        failed: refused,
        // Sent already, from this tab or another one: the page drops the form, which stays busy until then.
        staleCode: 'verification_closed',
        refresh: () => router.refresh(),
      });
    },
    (invalid) => {
      show(invalid);
      const error = checkDocuments(documents.list);
      // The documents come first on the page.
      if (error) complainOfDocuments(error);
      else form.setFocus(Object.keys(invalid)[0] as FieldName);
    },
  );

  const field = (name: FieldName, props: React.ComponentProps<'input'>, note?: string, help?: string) => {
    // Registered in the order of the page, which is that of the focus after a refusal.
    const input = form.register(name);
    return (
      <Field
        id={name}
        label={t(name)}
        error={errors[name]?.message}
        {...(note ? { note } : {})}
        {...(help ? { help } : {})}
      >
        {(control) => <Input {...control} {...input} {...props} />}
      </Field>
    );
  };

  return (
    <MemberForm onSubmit={() => void submit()} className="min-w-0" layout="block">
      <Section id="section-documents" title={t('documentsTitle')} text={t('documentsText')}>
        <DocumentField documents={documents} error={shownDocumentsError} />
      </Section>
      <Section id="section-person" title={t('person')} text={t('personText')}>
        {known.length > 0 ? (
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-15">
              {known.map((name) => (
                <div key={name} className="contents">
                  <dt className="text-ink-2">{t(name)}</dt>
                  <dd className="font-medium [overflow-wrap:anywhere]">{written[name]}</dd>
                </div>
              ))}
            </dl>
            <Button variant="secondary" onClick={() => setEdited(PERSONAL)}>
              {t('edit')}
            </Button>
          </div>
        ) : null}
        <div className="grid gap-5 empty:hidden sm:grid-cols-2 sm:gap-4">
          {isAsked('firstName') ? field('firstName', { autoComplete: 'given-name' }) : null}
          {isAsked('lastName') ? field('lastName', { autoComplete: 'family-name' }) : null}
        </div>
        <div className="grid gap-5 empty:hidden sm:grid-cols-2 sm:gap-4">
          {isAsked('phone') ? field('phone', { type: 'tel', autoComplete: 'tel' }, undefined, t('phoneHelp')) : null}
          {isAsked('location') ? (
            <div className="grid content-start gap-1">
              <PlaceField
                id="location"
                label={t('location')}
                help={t('locationHelp')}
                error={errors.location?.message}
                input={form.register('location')}
                value={written.location ?? ''}
                onText={(text) => form.setValue('location', text, { shouldDirty: true, shouldValidate: true })}
              />
              {initial.suggestedLocation && !written.location ? (
                <button
                  type="button"
                  className="link min-h-11 justify-self-start text-14"
                  onClick={() =>
                    form.setValue('location', initial.suggestedLocation ?? '', {
                      shouldDirty: true,
                      shouldValidate: true,
                    })
                  }
                >
                  {t('usePlace', { place: initial.suggestedLocation })}
                </button>
              ) : null}
            </div>
          ) : null}
        </div>
      </Section>
      <details
        className="group border-t border-line"
        open={isBusinessOpen}
        onToggle={({ currentTarget }) => setBusinessOpen(currentTarget.open)}
      >
        <summary className="flex min-h-14 cursor-pointer items-center gap-2 text-20 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            {t('business')} <span className="text-14 font-normal text-ink-2">{t('optional')}</span>
          </span>
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        </summary>
        <div className="grid gap-5 pt-2 pb-6">
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
            {field('businessName', { autoComplete: 'organization' }, t('optional'))}
            {field(
              'businessType',
              { list: 'business-types', autoComplete: 'off' },
              t('optional'),
              t('businessTypeHelp'),
            )}
          </div>
          <datalist id="business-types">
            {BUSINESS_TYPES.map((type) => (
              <option key={type} value={t(`businessTypes.${type}`)} />
            ))}
          </datalist>
        </div>
      </details>
      <Button type="submit" size="lg" pending={isBusy} className="max-sm:w-full">
        {!isBusy ? t('send') : documents.busy ? t('documents.ready', countDocuments(documents.list)) : t('sending')}
      </Button>
    </MemberForm>
  );
}
