'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { resultOf, sendJson } from '@/components/ui/forms/send-json';
import { showAtFields } from '@/components/ui/forms/show-at-fields';
import { useRefusedFields, useSchemaResolver } from '@/components/ui/forms/use-field-text';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { Note } from '@/components/ui/note';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import type { EditablePostDto, PostVersionDto, TranslatableDto } from '@/lib/pages/blog/dto';
import type { PostStatus } from '@/lib/pages/blog/schema';
import { localizedPath } from '@/lib/core/i18n/paths';
import { Button } from '@/components/ui/button';
import { clock } from '@/lib/core/i18n/format';
import { EditorActions } from './editor-actions';
import { MarkdownField, type Preview } from './markdown-field';
import { PostFieldset, PostTitle } from './post-fieldset';
import { inputOf, postValuesSchema, valuesOf, type Begun, type PostValues } from './post-values';
import { usePostDraft, type Kept } from './use-post-draft';

/** Whether the draft is kept in this browser. */
function DraftState({ kept }: { kept: Kept }) {
  const t = useTranslations('admin.blog');
  const locale = useLocale();
  if (kept === null) return null;
  if (kept === 'failed')
    return (
      <p role="alert" className="self-center text-13 max-sm:basis-full text-clay-ink">
        {t('draftFailed')}
      </p>
    );
  const time = new Intl.DateTimeFormat(locale, clock(locale)).format(kept.at);
  return <p className="self-center text-13 max-sm:basis-full text-ink-2">{t('draftKept', { time })}</p>;
}

interface OtherDraftProps {
  /** The title of the other draft, blank if it has none, where it was there before this tab was opened. */
  found: string | null;
  onMine: () => void;
  onOther: () => void;
}

/** Asks which draft to keep, once another tab has changed the one of this form, or where it wrote one before. */
function OtherDraft({ found, onMine, onOther }: OtherDraftProps) {
  const t = useTranslations('admin.blog');
  return (
    <Note tone="warn" icon="triangle-alert" role="alert" className="basis-full">
      <p>{found === null ? t('otherDraft') : t('foundDraft', { title: found, titled: String(found !== '') })}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onMine}>
          {t(found === null ? 'keepMine' : 'startAnother')}
        </Button>
        <Button variant="secondary" onClick={onOther}>
          {t(found === null ? 'takeOther' : 'takeFound')}
        </Button>
      </p>
    </Note>
  );
}

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
  save: (input: {
    seen: Pick<EditablePostDto, 'id' | 'updatedAt'> | null;
    fields: ReturnType<typeof inputOf>;
  }) => Promise<ActionResult<EditablePostDto>>;
  preview: Preview;
}

/** Creates and edits a post. Unsaved text is kept in this browser until it is saved. */
export function PostEditor({ post, begun = null, others, translatable, categories, save, preview }: PostEditorProps) {
  // messages: admin.blog.languages.*
  const t = useTranslations('admin.blog');
  const refusedFields = useRefusedFields();
  const locale = useLocale();
  const router = useRouter();
  const ready = useHydrated();
  const { pending, submit: send } = useMemberSubmit();
  // Not `post`, which a refresh of the page renews while the text in the form stays.
  const [seen, setSeen] = useState(post && { id: post.id, updatedAt: post.updatedAt });
  const [chosen, setChosen] = useState<PostStatus | 'deleted'>();
  /** What would be published, while that is asked. */
  const [publishing, setPublishing] = useState<PostValues | null>(null);
  const form = useForm<PostValues>({
    defaultValues: valuesOf(post, locale, begun),
    resolver: useSchemaResolver<PostValues>(postValuesSchema),
  });
  const draft = usePostDraft(
    post?.id ?? (begun && `${begun.translationOf}-${begun.language}`),
    seen?.updatedAt ?? '',
    form,
  );

  const failed = (_: string, refusal: Refusal | null) => {
    showAtFields(form, refusedFields(refusal));
    return t('saveFailed');
  };

  const submit = (status: PostStatus, isConfirmed = false) =>
    form.handleSubmit((values) => {
      // What readers will see first is shown before: a new post has a language and a category that nobody chose.
      if (status === 'published' && post?.status !== 'published' && !isConfirmed) return setPublishing(values);
      setPublishing(null);
      setChosen(status);
      send({
        send: () => save({ seen, fields: inputOf(values, status) }),
        done: t(status === post?.status || status === 'draft' ? 'saved' : `done.${status}`),
        onDone: (saved) => {
          draft.discard();
          form.reset(valuesOf(saved, locale));
          setSeen({ id: saved.id, updatedAt: saved.updatedAt });
          if (post) router.refresh();
          else router.replace(localizedPath(locale, `/admin/blog/${saved.id}`));
        },
        failed,
      });
    })();

  const destroy = () => {
    if (!post) return;
    setChosen('deleted');
    send({
      // Uses the API: a server action would re-render this page without its post first.
      send: async () => resultOf(await sendJson('DELETE', `/api/admin/blog/${post.id}`)),
      done: t('done.deleted'),
      onDone: () => {
        draft.discard();
        router.replace(localizedPath(locale, '/admin/blog'));
      },
      failed,
    });
  };

  const otherDraft = draft.other ? (
    <OtherDraft
      found={draft.isFound ? draft.other.title.trim() : null}
      onMine={() => draft.choose(form.getValues())}
      onOther={() => draft.other && draft.choose(draft.other)}
    />
  ) : null;
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
      {draft.isFound ? otherDraft : null}
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
      >
        {draft.isFound ? null : otherDraft}
        <DraftState kept={draft.kept} />
      </EditorActions>
      <ConfirmDialog
        open={publishing !== null}
        onOpenChange={() => setPublishing(null)}
        title={t('publishTitle', { title: publishing?.title.trim() ?? '' })}
        description={
          publishing &&
          t('publishText', {
            language: t(`languages.${publishing.language}`),
            category: categories[publishing.category] ?? '',
          })
        }
        confirmLabel={t('publish')}
        cancelLabel={t('cancel')}
        onConfirm={() => void submit('published', true)}
      />
    </form>
  );
}
