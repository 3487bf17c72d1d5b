'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { useFieldText, useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import type { EditablePostDto, PostVersionDto, TranslatableDto } from '@/lib/pages/blog/dto';
import type { PostStatus } from '@/lib/pages/blog/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { EditorActions } from './editor-actions';
import { MarkdownField, type Preview } from './markdown-field';
import { PostFieldset, PostTitle } from './post-fieldset';
import { inputOf, postValuesSchema, valuesOf, type Begun, type PostValues } from './post-values';
import { usePostDraft } from './use-post-draft';

interface PostEditorProps {
  /** Null for a new post. */
  post: EditablePostDto | null;
  /** Of a new post that translates another. */
  begun?: Begun | null;
  /** The same post in other languages. */
  others: readonly PostVersionDto[];
  translatable: TranslatableDto[];
  /** Translated names by category. */
  categories: Record<string, string>;
  save: (input: { id: string | null; fields: ReturnType<typeof inputOf> }) => Promise<ActionResult<EditablePostDto>>;
  preview: Preview;
}

/** Creates and edits a post. Unsaved text is kept in this browser until it is saved. */
export function PostEditor({ post, begun = null, others, translatable, categories, save, preview }: PostEditorProps) {
  const t = useTranslations('admin.blog');
  const admin = useTranslations('admin');
  const errorText = useTranslations('errors');
  const fieldText = useFieldText();
  const locale = useLocale() as Locale;
  const router = useRouter();
  const ready = useHydrated();
  const [pending, startTransition] = useTransition();
  const [chosen, setChosen] = useState<PostStatus | 'deleted'>();
  const form = useForm<PostValues>({
    defaultValues: valuesOf(post, locale, begun),
    resolver: useSchemaResolver<PostValues>(postValuesSchema),
    mode: 'onTouched',
  });
  const draft = usePostDraft(
    post?.id ?? (begun && `${begun.translationOf}-${begun.language}`),
    post?.updatedAt ?? '',
    form,
  );

  const refused = ({ code, fields = {} }: Refusal) => {
    for (const [field, [first]] of Object.entries(fields).reverse())
      if (first) form.setError(field as keyof PostValues, { message: fieldText(first) }, { shouldFocus: true });
    if (code === 'unauthorized') {
      notify.error(admin('unauthorized'), { description: admin('unauthorizedText') });
      leaveToSignIn();
    } else notify.error(t('saveFailed'), { description: errorText.has(code) ? errorText(code) : admin('offline') });
  };

  const submit = (status: PostStatus) =>
    form.handleSubmit((values) => {
      setChosen(status);
      startTransition(async () => {
        const result = await save({ id: post?.id ?? null, fields: inputOf(values, status) }).catch(() => null);
        if (!result?.ok) return refused(result?.error ?? { code: '' });
        draft.discard();
        notify.success(t(status === post?.status || status === 'draft' ? 'saved' : `done.${status}`));
        form.reset(valuesOf(result.data, locale));
        if (post) router.refresh();
        else router.replace(localizedPath(locale, `/admin/blog/${result.data.id}`));
      });
    })();

  const destroy = () => {
    if (!post) return;
    setChosen('deleted');
    startTransition(async () => {
      // Uses the API: a server action would re-render this page without its post first.
      const answer = await fetch(`/api/admin/blog/${post.id}`, { method: 'DELETE' }).catch(() => null);
      if (!answer?.ok) return refused({ code: answer?.status === 401 ? 'unauthorized' : '' });
      draft.discard();
      notify.success(t('done.deleted'));
      router.replace(localizedPath(locale, '/admin/blog'));
    });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(post?.status ?? 'draft');
      }}
      className="grid gap-6"
    >
      {draft.restored ? (
        <Note tone="info">
          {t('restored')}{' '}
          <button
            type="button"
            className="link min-h-6"
            onClick={() => {
              form.reset(valuesOf(post, locale, begun));
              draft.discard();
            }}
          >
            {t('discardDraft')}
          </button>
        </Note>
      ) : null}
      <PostTitle form={form} isNew={post === null} />
      <MarkdownField
        form={form}
        preview={preview}
        versions={{
          of: post && (post.translationOf ?? post.id),
          own: post?.language ?? begun?.language ?? locale,
          others,
        }}
      />
      <PostFieldset form={form} translatable={translatable} categories={categories} />
      <EditorActions
        post={post}
        ready={ready}
        pending={pending ? chosen : undefined}
        onSave={(status) => void submit(status)}
        onDelete={destroy}
      />
    </form>
  );
}
