'use client';

import '../article.css';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { CONTENT_MAX } from '@/lib/pages/blog/schema';
import { LinkDialog } from './link-dialog';
import { continueList, editMarkdown, insertLink, insertPicture, MARKDOWN_EDITS, type Selected } from './markdown-edits';
import { PictureUpload } from './picture-upload';
import { isPicture, type PostValues } from './post-values';
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
 * read while this one is written: beside it, or on phones in its place.
 */
export function MarkdownField({ form, preview, versions }: MarkdownFieldProps) {
  // messages: admin.blog.toolbar.*, admin.blog.languages.*
  const t = useTranslations('admin.blog');
  const content = form.watch('content');
  const [html, setHtml] = useState('');
  const [read, setRead] = useState<string | null>(null);
  /** On phones, whether the preview is shown instead of the text. */
  const [reads, setReads] = useState(false);
  /** Where a link is being written. */
  const [linking, setLinking] = useState<Selected | null>(null);
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

  const selected = (): Selected => {
    const area = document.getElementById(ID) as HTMLTextAreaElement | null;
    const { length } = content;
    return { text: content, start: area?.selectionStart ?? length, end: area?.selectionEnd ?? length };
  };
  /** Takes over a changed text, and selects what the change leaves selected. */
  const apply = ({ text, start, end }: Selected) => {
    form.setValue('content', text, { shouldDirty: true });
    const area = document.getElementById(ID) as HTMLTextAreaElement | null;
    area?.focus();
    area?.setSelectionRange(start, end);
  };
  const goOn = (event: KeyboardEvent) => {
    const next = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && continueList(selected());
    if (!next) return;
    event.preventDefault();
    apply(next);
  };
  const error = form.formState.errors.content?.message;
  // What is refused is never behind the other tab.
  const isReading = reads && !error;
  const [title, picture] = form.watch(['title', 'featuredImage']);

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div role="group" aria-label={t('panes')} className="flex border-b border-line lg:hidden">
        {[false, true].map((pane) => (
          <button
            key={String(pane)}
            type="button"
            aria-pressed={isReading === pane}
            onClick={() => setReads(pane)}
            className="-mb-px min-h-11 border-b-2 border-transparent px-2.5 text-15 font-medium text-ink-2 hover:text-ink aria-pressed:border-pasture aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {t(pane ? 'previewTitle' : 'writing')}
          </button>
        ))}
      </div>
      <div className={isReading ? 'max-lg:hidden' : undefined}>
        <PictureUpload
          label={t('insertPicture')}
          onUploaded={(url, name) => apply(insertPicture(selected(), name, url))}
        >
          {(upload) => (
            <Field id={ID} label={t('content')} required help={t('contentHelp')} error={error} className="w-full">
              {(control) => (
                <>
                  <div role="group" aria-label={t('toolbar.label')} className="flex gap-1">
                    {MARKDOWN_EDITS.map((edit) => (
                      <Button
                        key={edit}
                        variant="secondary"
                        onClick={() => apply(editMarkdown(selected(), edit))}
                        className="max-sm:px-2"
                      >
                        {t(`toolbar.${edit}`)}
                      </Button>
                    ))}
                    <Button variant="secondary" onClick={() => setLinking(selected())} className="max-sm:px-2">
                      {t('toolbar.link')}
                    </Button>
                    {upload}
                  </div>
                  <Textarea
                    {...control}
                    {...form.register('content')}
                    required
                    spellCheck
                    onKeyDown={goOn}
                    className="h-[min(44rem,55dvh)] font-mono text-15"
                  />
                </>
              )}
            </Field>
          )}
        </PictureUpload>
      </div>
      <div className={`grid content-start gap-1.5 ${isReading ? '' : 'max-lg:hidden'}`}>
        <VersionTabs versions={versions} read={version?.id ?? null} onRead={setRead} />
        {/* Focusable, so that the keyboard can scroll it. Sanitized by the server. */}
        <div
          tabIndex={0}
          role="region"
          aria-label={version ? t(`languages.${version.language}`) : t('previewTitle')}
          lang={version?.language ?? form.watch('language')}
          className="max-h-[44rem] min-h-40 overflow-y-auto rounded-input border border-line bg-surface p-4"
        >
          {(version ?? title) ? (
            <p className="mb-3 font-head text-28 leading-tight font-bold [overflow-wrap:anywhere]">
              {version?.title ?? title}
            </p>
          ) : null}
          {!version && isPicture(picture) ? (
            <img
              src={picture}
              alt=""
              width={600}
              height={315}
              className="mb-4 aspect-[1200/630] w-full rounded-card object-cover"
            />
          ) : null}
          <div
            data-testid="preview"
            data-empty={t('previewEmpty')}
            className="article empty:before:text-15 empty:before:text-ink-2 empty:before:content-[attr(data-empty)]"
            dangerouslySetInnerHTML={{ __html: version?.html ?? html }}
          />
        </div>
      </div>
      {linking ? (
        <LinkDialog
          words={linking.text.slice(linking.start, linking.end)}
          onClose={() => setLinking(null)}
          onLink={(words, address) => {
            setLinking(null);
            // Once the dialog is gone, which returns the focus by itself.
            setTimeout(() => apply(insertLink(linking, words, address)));
          }}
        />
      ) : null}
    </div>
  );
}
