'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { BLOG_CATEGORIES } from '@/lib/pages/blog/categories';
import type { TranslatableDto } from '@/lib/pages/blog/dto';
import { EXCERPT_MAX, POST_TITLE_MAX } from '@/lib/pages/blog/schema';
import { LOCALES } from '@/lib/core/i18n/locales';
import { proposeSlug } from '@/lib/core/validation/propose-slug';
import { PictureUpload } from './picture-upload';
import { isPicture, type PostValues } from './post-values';

const FOLDED = ['slug', 'language', 'translationOf', 'category', 'tags', 'excerpt', 'featuredImage'] as const;

interface PostFieldsetProps {
  form: UseFormReturn<PostValues>;
  translatable: TranslatableDto[];
  categories: Record<string, string>;
}

interface PostTitleProps {
  form: UseFormReturn<PostValues>;
  isNew: boolean;
}

/** The title of a post. A new post's slug follows it until it is edited. */
export function PostTitle({ form, isNew }: PostTitleProps) {
  const t = useTranslations('admin.blog');
  const { register, setValue, setFocus, getValues } = form;
  const { errors } = form.formState;
  const title = register('title');
  useEffect(() => {
    if (isNew) setFocus('title');
  }, [isNew, setFocus]);
  return (
    <Field id="post-title" label={t('columnTitle')} required error={errors.title?.message}>
      {(control) => (
        <Input
          {...control}
          {...title}
          required
          maxLength={POST_TITLE_MAX}
          onChange={(event) => {
            const follows = isNew && getValues('slug') === proposeSlug(getValues('title'));
            void title.onChange(event);
            if (follows)
              setValue('slug', proposeSlug(event.target.value), { shouldValidate: errors.slug !== undefined });
          }}
        />
      )}
    </Field>
  );
}

/** The fields of a post below its title and text. */
export function PostFieldset({ form, translatable, categories }: PostFieldsetProps) {
  // messages: admin.blog.languages.*
  const t = useTranslations('admin.blog');
  const { register, watch, setValue } = form;
  const { errors } = form.formState;
  const [language, category, translationOf, featuredImage, excerpt] = watch([
    'language',
    'category',
    'translationOf',
    'featuredImage',
    'excerpt',
  ]);
  const offered = translatable.filter(({ id, languages }) => id === translationOf || !languages.includes(language));

  // What is refused is never folded away.
  const isRefused = FOLDED.some((name) => errors[name]);
  return (
    <details open={isRefused || undefined} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {t('details')}
          <span className="block text-14 font-normal text-ink-2">
            {[t(`languages.${language}`), categories[category]].join(' · ')}
          </span>
        </span>
        <Icon name="chevron-down" className="size-5 flex-none group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-2 md:grid-cols-2">
        <Field
          id="post-slug"
          label={t('slug')}
          required
          help={t('slugHelp')}
          error={errors.slug?.message}
          className="md:col-span-2"
        >
          {(control) => <Input {...control} {...register('slug')} required spellCheck={false} autoCapitalize="none" />}
        </Field>
        <Field id="post-language" label={t('columnLanguage')} error={errors.language?.message}>
          {(control) => (
            <Select {...control} {...register('language')}>
              {LOCALES.map((value) => (
                <option key={value} value={value}>
                  {t(`languages.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="post-translation" label={t('translationOf')} error={errors.translationOf?.message}>
          {(control) => (
            <Select {...control} {...register('translationOf')}>
              <option value="">{t('noTranslation')}</option>
              {translationOf && !offered.some(({ id }) => id === translationOf) ? (
                <option value={translationOf}>{t('ownGroup')}</option>
              ) : null}
              {offered.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="post-category" label={t('columnCategory')} error={errors.category?.message}>
          {(control) => (
            <Select {...control} {...register('category')}>
              {BLOG_CATEGORIES.map((value) => (
                <option key={value} value={value}>
                  {categories[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="post-tags" label={t('tags')} help={t('tagsHelp')} error={errors.tags?.message}>
          {(control) => <Input {...control} {...register('tags')} />}
        </Field>
        <Field
          id="post-excerpt"
          label={t('excerpt')}
          help={t('excerptHelp')}
          counter={`${excerpt.length}/${EXCERPT_MAX}`}
          error={errors.excerpt?.message}
          className="md:col-span-2"
        >
          {(control) => <Textarea {...control} {...register('excerpt')} rows={3} />}
        </Field>
        <div className="grid gap-2 md:col-span-2">
          <Field
            id="post-image"
            label={t('featuredImage')}
            help={t('featuredImageHelp')}
            error={errors.featuredImage?.message}
          >
            {(control) => <Input {...control} {...register('featuredImage')} spellCheck={false} inputMode="url" />}
          </Field>
          <div className="flex flex-wrap items-start gap-4">
            <PictureUpload
              label={t('uploadPicture')}
              onUploaded={(url) => setValue('featuredImage', url, { shouldDirty: true, shouldValidate: true })}
            />
            {isPicture(featuredImage) ? (
              <img
                src={featuredImage}
                alt={t('featuredImage')}
                width={240}
                height={126}
                className="aspect-[1200/630] w-60 rounded-input bg-sunken object-cover"
              />
            ) : null}
          </div>
        </div>
      </div>
    </details>
  );
}
