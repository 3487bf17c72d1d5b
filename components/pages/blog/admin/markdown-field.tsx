'use client';

import '../article.css';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { CONTENT_MAX } from '@/lib/pages/blog/schema';
import { editMarkdown, MARKDOWN_EDITS, type Selected } from './markdown-edits';
import { PictureUpload } from './picture-upload';
import type { PostValues } from './post-values';
import { VersionTabs, type Versions } from './version-tabs';

export type Preview = (input: { content: string }) => Promise<{ ok: true; data: string } | { ok: false }>;

const PREVIEW_AFTER_MS = 400;
const ID = 'post-content';

interface MarkdownFieldProps {
  form: UseFormReturn<PostValues>;
  preview: Preview;
  versions: Versions;
}

/**
 * The Markdown and its server-rendered preview, identical to the published page, or a version in another language, which is
 * read while this one is written.
 */
export function MarkdownField({ form, preview, versions }: MarkdownFieldProps) {
  // messages: admin.blog.toolbar.*, admin.blog.languages.*
  const t = useTranslations('admin.blog');
  const content = form.watch('content');
  const [html, setHtml] = useState('');
  const [read, setRead] = useState<string | null>(null);
  const version = versions.others.find(({ id }) => id === read);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      void preview({ content: content.slice(0, CONTENT_MAX) }).then(
        (result) => {
          if (current && result.ok) setHtml(result.data);
        },
        () => undefined,
      );
    }, PREVIEW_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [content, preview]);

  /** Changes the text around its selection, and selects what the change leaves selected. */
  const change = (edit: (selected: Selected) => Selected) => {
    const area = document.getElementById(ID) as HTMLTextAreaElement | null;
    const { length } = content;
    const next = edit({ text: content, start: area?.selectionStart ?? length, end: area?.selectionEnd ?? length });
    form.setValue('content', next.text, { shouldDirty: true });
    area?.focus();
    area?.setSelectionRange(next.start, next.end);
  };
  const insert = (url: string, name: string) => {
    const picture = `![${name.replace(/\.[^.]*$/, '').replace(/[[\]\\]/g, ' ')}](${url})`;
    change(({ text, start, end }) => ({
      text: text.slice(0, start) + picture + text.slice(end),
      start: start + picture.length,
      end: start + picture.length,
    }));
  };

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <PictureUpload label={t('insertPicture')} onUploaded={insert}>
        {(picture) => (
          <>
            <div role="group" aria-label={t('toolbar.label')} className="flex gap-1">
              {MARKDOWN_EDITS.map((edit) => (
                <Button
                  key={edit}
                  variant="secondary"
                  onClick={() => change((selected) => editMarkdown(selected, edit))}
                  className="max-sm:px-2"
                >
                  {t(`toolbar.${edit}`)}
                </Button>
              ))}
              {picture}
            </div>
            <Field
              id={ID}
              label={t('content')}
              required
              help={t('contentHelp')}
              error={form.formState.errors.content?.message}
              className="w-full"
            >
              {(control) => (
                <Textarea
                  {...control}
                  {...form.register('content')}
                  required
                  spellCheck
                  className="h-[min(44rem,55dvh)] font-mono text-15"
                />
              )}
            </Field>
          </>
        )}
      </PictureUpload>
      <div className="grid content-start gap-1.5">
        <VersionTabs versions={versions} read={version?.id ?? null} onRead={setRead} />
        {version ? (
          <p lang={version.language} className="pt-1 font-semibold">
            {version.title}
          </p>
        ) : null}
        {/* Focusable, so that the keyboard can scroll it. Sanitized by the server. */}
        <div
          tabIndex={0}
          role="region"
          aria-label={version ? t(`languages.${version.language}`) : t('previewTitle')}
          lang={version?.language ?? form.watch('language')}
          data-testid="preview"
          data-empty={t('previewEmpty')}
          className="article max-h-[44rem] min-h-40 overflow-y-auto rounded-input border border-line bg-surface p-4 empty:before:text-15 empty:before:text-ink-2 empty:before:content-[attr(data-empty)]"
          dangerouslySetInnerHTML={{ __html: version?.html ?? html }}
        />
      </div>
    </div>
  );
}
