'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { Section } from '@/components/ui/forms/section';
import { useErrorText } from '@/components/ui/forms/use-error-text';
import { useFieldText, useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useFormDraft } from '@/components/ui/forms/use-form-draft';
import { PlaceField } from '@/components/ui/places/place-field';
import { viewerData } from '@/components/ui/viewer/use-viewer';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import type { VerificationFormDto } from '@/lib/accounts/verification/dto';
import { verificationFieldsSchema } from '@/lib/accounts/verification/schema';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import { DOCUMENTS_ID, DocumentField } from './document-field';
import { useDocuments, type FormDocument } from './use-documents';

type FieldName = 'firstName' | 'lastName' | 'phone' | 'location' | 'businessName' | 'businessType';
type Values = Record<FieldName, string>;

interface VerificationFormProps {
  initial: VerificationFormDto;
  submit: (request: Values & { documents: string[] }) => Promise<ActionResult>;
  /** The storage key of the draft. */
  draftKey: string;
}

const BUSINESS_TYPES = ['family', 'stud', 'company', 'consignee', 'cooperative'] as const;

/** The verification request: personal details, business and supporting documents. */
export function VerificationForm({ initial, submit: send, draftKey }: VerificationFormProps) {
  const t = useTranslations('verification');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const router = useRouter();
  const [documentsError, setDocumentsError] = useState<string>();
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values>(verificationFieldsSchema),
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
  const location = useWatch({ control: form.control, name: 'location' });

  const onSessionLost = useCallback(() => {
    notify.error(t('unauthorized'), { description: t('unauthorizedText') });
    // The draft stays and is restored after signing in.
    leaveToSignIn();
  }, [t]);
  const documents = useDocuments(initial.documents, onSessionLost);
  const clearDraft = useFormDraft(draftKey, form);
  const uploaded = documents.list.filter(({ name }) => name !== null).length;
  const isIncomplete = uploaded === 0 || (uploaded < documents.list.length && !documents.busy);
  const shownDocumentsError =
    isIncomplete || documentsError === fieldText({ key: 'documentGone' }) ? documentsError : undefined;

  const checkDocuments = (list: readonly FormDocument[]): string | undefined => {
    const error = list.some(({ status }) => status === 'failed')
      ? t('documents.unfinished')
      : list.length === 0
        ? fieldText({ key: 'documentsRequired' })
        : undefined;
    setDocumentsError(error);
    return error;
  };
  const complainOfDocuments = (message: string, isFirst = true) => {
    setDocumentsError(message);
    // What stands at its field isn't said twice.
    notify.error(t('invalid'), { description: t('invalidText') });
    // The documents come after the fields.
    if (isFirst) document.getElementById(DOCUMENTS_ID)?.focus();
  };

  const refused = (refusal: Refusal) => {
    const { code, fields = {} } = refusal;
    if (code === 'unauthorized') return onSessionLost();
    const known = Object.entries(fields).flatMap(([field, [first]]) =>
      first ? [[field, fieldText(first)] as const] : [],
    );
    const shown = known.filter(([field]) => field in form.getValues());
    for (const [index, [field, message]] of shown.entries())
      form.setError(field as FieldName, { type: 'server', message }, { shouldFocus: index === 0 });
    const ofDocuments = known.find(([field]) => field === 'documents');
    if (ofDocuments) return complainOfDocuments(ofDocuments[1], shown.length === 0);
    const reason = shown.length > 0 ? t('invalidText') : (known[0]?.[1] ?? errorText(refusal));
    notify.error(t('failed'), { description: reason });
    // Already sent from another tab: the refreshed page shows it.
    if (code === 'verification_closed') router.refresh();
  };

  const submit = form.handleSubmit(
    async () => {
      // Sent as soon as the documents have arrived.
      const list = await documents.settled();
      const error = checkDocuments(list);
      if (error) return complainOfDocuments(error);
      const names = list.flatMap(({ name }) => name ?? []);
      const result = await send({ ...form.getValues(), documents: names }).catch(() => null);
      if (!result) return notify.error(t('failed'), { description: t('offline') });
      if (!result.ok) return refused(result.error);
      clearDraft();
      notify.success(t('submitted'), { description: t('submittedText') });
      void viewerData.refresh();
      router.refresh();
      // Stays busy until the page has dropped the form, so that a second click can't send it twice.
      return new Promise<void>(() => undefined);
    },
    () => {
      checkDocuments(documents.list);
      notify.error(t('invalid'), { description: t('invalidText') });
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
      <Section id="section-person" title={t('person')} text={t('personText')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          {field('firstName', { autoComplete: 'given-name' })}
          {field('lastName', { autoComplete: 'family-name' })}
        </div>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          {field('phone', { type: 'tel', autoComplete: 'tel' }, undefined, t('phoneHelp'))}
          <PlaceField
            id="location"
            label={t('location')}
            help={t('locationHelp')}
            error={errors.location?.message}
            input={form.register('location')}
            value={location}
            onText={(text) => form.setValue('location', text, { shouldDirty: true, shouldValidate: true })}
          />
        </div>
      </Section>
      <Section id="section-business" title={t('business')} text={t('businessText')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          {field('businessName', { autoComplete: 'organization' }, t('optional'))}
          {field('businessType', { list: 'business-types', autoComplete: 'off' }, t('optional'), t('businessTypeHelp'))}
        </div>
        <datalist id="business-types">
          {BUSINESS_TYPES.map((type) => (
            <option key={type} value={t(`businessTypes.${type}`)} />
          ))}
        </datalist>
      </Section>
      <Section id="section-documents" title={t('documentsTitle')} text={t('documentsText')}>
        <DocumentField documents={documents} error={shownDocumentsError} />
      </Section>
      <Button type="submit" size="lg" pending={isSubmitting} className="max-sm:w-full">
        {!isSubmitting
          ? t('send')
          : documents.busy
            ? t('documents.ready', { done: uploaded, total: documents.list.length })
            : t('sending')}
      </Button>
    </MemberForm>
  );
}
