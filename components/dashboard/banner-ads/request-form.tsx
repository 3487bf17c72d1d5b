'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { showAtFields } from '@/components/ui/forms/show-at-fields';
import { useRefusedFields, useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { useFormDraft } from '@/components/ui/forms/use-form-draft';
import { MemberForm } from '@/components/ui/forms/member-form';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { ActionResult } from '@/lib/core/validation/action-result';
import {
  BANNER_DESCRIPTION_MAX,
  BANNER_MONTHLY_PRICE,
  BANNER_MONTHS_MAX,
  BANNER_TITLE_MAX,
  bannerPrice,
  bannerRequestSchema,
} from '@/lib/money/banner-ads/schema';
import type { Advertiser, OwnBannerAd } from '@/lib/money/banner-ads/dto';
import { formatMoney, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { readNumber, readNumbers } from '@/lib/core/i18n/read-number';
import { LanguageBoxes } from './language-boxes';
import { PictureField } from './picture-field';
import { Preview } from './preview';

const EMPTY = {
  title: '',
  description: '',
  companyName: '',
  contactEmail: '',
  contactPhone: '',
  clickUrl: '',
  imageUrl: '',
  durationMonths: '1',
  languages: [] as Locale[],
};
type Values = typeof EMPTY;
type FieldName = Exclude<keyof Values, 'languages'>;
const NUMBERS = ['durationMonths'];
const schema = z.preprocess((values) => readNumbers(values as Values, NUMBERS), bannerRequestSchema);

function valuesOf(ad: OwnBannerAd): Values {
  const { title, description, companyName, contactEmail, clickUrl, languages } = ad;
  const rest = { contactPhone: ad.contactPhone ?? '', imageUrl: ad.imageUrl ?? '' };
  return {
    title,
    description,
    companyName,
    contactEmail,
    clickUrl,
    languages,
    ...rest,
    durationMonths: String(ad.durationMonths),
  };
}

/** What may be left out: it stands folded until it is wanted. */
const OPTIONAL = ['imageUrl', 'description', 'contactPhone', 'languages'] as const;

/** Focuses the heading of the viewer's own advertisements: a new request appears there, below the form. */
function showOwnAds(): void {
  const heading = document.getElementById('own-ads');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

interface RequestFormProps {
  title: string;
  /** What stands above the fields. */
  intro: ReactNode;
  submit: (request: Values & { amount: string }) => Promise<ActionResult>;
  /** Where this browser keeps what isn't sent yet: one of each member. */
  draftKey: string;
  /** A rejected advertisement that is sent again: what it said stands in the form. */
  earlier?: OwnBannerAd | undefined;
  advertiser: Advertiser;
  /** Shown beside the fields: the price. */
  aside: ReactNode;
  /** Whether it is their first one: narrow screens show the price as well, which the total repeats. */
  isNew: boolean;
}

/** The form that requests an advertisement, with a preview and the price; folded where there are some already. */
export function RequestForm(props: RequestFormProps) {
  const { title, intro, submit: send, draftKey, earlier, advertiser, aside, isNew } = props;
  const t = useTranslations('bannerAds');
  const refusedFields = useRefusedFields();
  const { pending, submit: post, sessionLost } = useMemberSubmit();
  const locale = useLocale();
  const router = useRouter();
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values>(schema),
    defaultValues: earlier ? valuesOf(earlier) : { ...EMPTY, ...advertiser, languages: [locale] },
  });
  const clearDraft = useFormDraft(draftKey, form);
  /** A picture of this device that isn't uploaded yet. */
  const [chosen, setChosen] = useState<string | null>(null);
  const { errors, isDirty } = form.formState;
  /** Whether it was folded or unfolded; until then one that is begun stands open. */
  const [isOpen = isDirty, setOpen] = useState<boolean | undefined>(isNew || earlier ? true : undefined);
  const [hasMore, setMore] = useState(false);
  /** Shows the optional fields at once, so that one that was refused can get the focus. */
  const show = (fields: object) => {
    if (OPTIONAL.some((name) => name in fields)) flushSync(() => setMore(true));
  };
  const written = useWatch({ control: form.control });
  const months = Number(readNumber(written.durationMonths ?? '') ?? NaN);
  const priced = Number.isInteger(months) && months >= 1 && months <= BANNER_MONTHS_MAX;
  const picture = bannerRequestSchema.shape.imageUrl.safeParse(written.imageUrl);

  const submit = form.handleSubmit(
    (values) =>
      post({
        send: () => send({ ...readNumbers(values, NUMBERS), amount: bannerPrice(months) }),
        done: t('sent'),
        doneMore: { description: t('sentText') },
        onDone: () => {
          setChosen(null);
          const { companyName, contactEmail, contactPhone } = values;
          if (earlier) clearDraft();
          else form.reset({ ...EMPTY, languages: [locale], companyName, contactEmail, contactPhone });
          flushSync(() => {
            setOpen(false);
            setMore(false);
          });
          showOwnAds();
        },
        // Of one that was rejected, the form is empty again, and the address no longer names it.
        refresh: () =>
          earlier ? router.replace(localizedPath(locale, '/banner-ads'), { scroll: false }) : router.refresh(),
        failed: (_, refusal) => {
          const refused = refusedFields(refusal);
          show(refused);
          // What stands at its field isn't said twice.
          return showAtFields(form, refused).length === 0 ? t('failed') : undefined;
        },
      }),
    show,
  );

  const field = (
    name: FieldName,
    label: string,
    props: ComponentProps<'input'> = {},
    { help, optional = false }: { help?: string; optional?: boolean } = {},
  ) => (
    <Field
      id={name}
      label={label}
      required={!optional}
      error={errors[name]?.message}
      {...(optional ? { note: t('optional') } : {})}
      {...(help ? { help } : {})}
    >
      {(control) => <Input {...control} {...form.register(name)} {...props} />}
    </Field>
  );

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
      className="group/form"
    >
      <Fold className="text-20 group-open/form:[&>svg]:rotate-180">
        <h2 id="request-title" className="text-20">
          {title}
        </h2>
      </Fold>
      {intro}
      <MemberForm
        onSubmit={() => void submit()}
        layout="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,440px)_minmax(0,746px)]"
      >
        {/* What is seen of it stands before its preview, which narrow screens show right below. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {field('companyName', t('companyName'), { autoComplete: 'organization', maxLength: 120 })}
          {field('title', t('adTitle'), { maxLength: BANNER_TITLE_MAX }, { help: t('adTitleHelp') })}
          <details open={hasMore} onToggle={({ currentTarget }) => setMore(currentTarget.open)} className="group/more">
            <Fold className="text-16 group-open/more:[&>svg]:rotate-180">
              {t('more')}
              <span className="block text-14 font-normal text-ink-2">{t('moreText')}</span>
            </Fold>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1">
              <PictureField
                input={form.register('imageUrl')}
                error={errors.imageUrl?.message}
                value={written.imageUrl ?? ''}
                onChosen={setChosen}
                onUploaded={(imageUrl) =>
                  form.setValue('imageUrl', imageUrl, { shouldValidate: true, shouldDirty: true })
                }
                onSessionLost={sessionLost}
              />
              <Field
                id="description"
                label={t('description')}
                note={t('optional')}
                help={t('descriptionHelp')}
                error={errors.description?.message}
              >
                {(control) => (
                  <Textarea
                    {...control}
                    {...form.register('description')}
                    rows={2}
                    maxLength={BANNER_DESCRIPTION_MAX}
                  />
                )}
              </Field>
              {field('contactPhone', t('contactPhone'), { type: 'tel', autoComplete: 'tel' }, { optional: true })}
              <LanguageBoxes input={form.register('languages')} />
            </div>
          </details>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <Preview
            title={written.title ?? ''}
            companyName={written.companyName ?? ''}
            description={written.description ?? ''}
            imageUrl={chosen ?? (picture.data?.startsWith('/') ? picture.data : null)}
          />
          <div className="max-lg:hidden">{aside}</div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {field(
            'clickUrl',
            t('clickUrl'),
            { inputMode: 'url', autoComplete: 'url', placeholder: 'https://' },
            { help: t('clickUrlHelp') },
          )}
          {field('contactEmail', t('contactEmail'), { type: 'email', autoComplete: 'email' })}
          <div className="grid grid-cols-2 items-start gap-4">
            {field('durationMonths', t('durationMonths'), {
              inputMode: 'numeric',
              autoComplete: 'off',
              maxLength: 6,
            })}
            <div>
              <p className="text-14 font-medium">{t('total')}</p>
              <output htmlFor="durationMonths" className="mt-1.5 block">
                <span className="font-head text-24 font-semibold tabular-nums">
                  {priced ? formatMoney(locale, bannerPrice(months)) : '–'}
                </span>
                {priced ? (
                  <span className="block text-13 text-ink-2">
                    {t('totalText', { months, price: formatPrice(locale, String(BANNER_MONTHLY_PRICE)) })}
                  </span>
                ) : null}
              </output>
            </div>
          </div>
        </div>
        <Button type="submit" size="lg" pending={pending} className="max-sm:w-full sm:justify-self-start">
          {pending ? t('sending') : t('send')}
        </Button>
        {isNew ? <div className="lg:hidden">{aside}</div> : null}
      </MemberForm>
    </details>
  );
}

/** The line of what is folded. */
function Fold({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={`flex min-h-11 cursor-pointer items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden ${className}`}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <Icon name="chevron-down" className="size-5 flex-none" />
    </summary>
  );
}
