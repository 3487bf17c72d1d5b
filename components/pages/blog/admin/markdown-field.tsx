'use client';

import '../article.css';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { CONTENT_MAX } from '@/lib/pages/blog/schema';
import { PictureUpload } from './picture-upload';
import type { PostValues } from './post-values';

export type Preview = (input: { content: string }) => Promise<{ ok: true; data: string } | { ok: false }>;

const PREVIEW_AFTER_MS = 400;
const ID = 'post-content';

/** The Markdown and its server-rendered preview, identical to the published page. */
export function MarkdownField({ form, preview }: { form: UseFormReturn<PostValues>; preview: Preview }) {
  const t = useTranslations('admin.blog');
  const content = form.watch('content');
  const [html, setHtml] = useState('');

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

  const insert = (url: string, name: string) => {
    const area = document.getElementById(ID) as HTMLTextAreaElement | null;
    const [start, end] = [area?.selectionStart ?? content.length, area?.selectionEnd ?? content.length];
    const alt = name.replace(/\.[^.]*$/, '').replace(/[[\]\\]/g, ' ');
    form.setValue('content', `${content.slice(0, start)}![${alt}](${url})${content.slice(end)}`, { shouldDirty: true });
    area?.focus();
  };

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <Field
          id={ID}
          label={t('content')}
          required
          help={t('contentHelp')}
          error={form.formState.errors.content?.message}
        >
          {(control) => (
            <Textarea
              {...control}
              {...form.register('content')}
              required
              rows={26}
              spellCheck
              className="font-mono text-15"
            />
          )}
        </Field>
        <PictureUpload label={t('insertPicture')} onUploaded={insert} />
      </div>
      <div className="grid content-start gap-1.5">
        <p className="text-15 font-semibold">{t('previewTitle')}</p>
        {/* Focusable, so that the keyboard can scroll it. Sanitized by the server. */}
        <div
          tabIndex={0}
          role="region"
          aria-label={t('previewTitle')}
          data-testid="preview"
          data-empty={t('previewEmpty')}
          className="article max-h-[44rem] min-h-40 overflow-y-auto rounded-input border border-line bg-surface p-4 empty:before:text-15 empty:before:text-ink-2 empty:before:content-[attr(data-empty)]"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  );
}
