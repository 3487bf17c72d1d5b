'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { CONTENT_MAX } from '@/lib/pages/blog/schema';
import '../article.css';
import { LinkDialog } from './link-dialog';
import { continueList, editMarkdown, insertLink, insertPicture, type Selected } from './markdown-edits';
import { MarkdownToolbar, type Step } from './markdown-toolbar';
import { PictureUpload } from './picture-upload';
import { isPicture, type PostValues } from './post-values';
import { expandPictures, picturesOf, shortAddress, shortenPictures, withPicturesOf } from './short-pictures';
import { VersionTabs, WRITING, type Versions } from './version-tabs';

/** How many of two texts' units are the same, from their beginning or their end, of `max` at most. */
function sameUnits(one: string, other: string, max: number, at: (index: number) => number): number {
  let count = 0;
  while (count < max && one.at(at(count)) === other.at(at(count))) count++;
  return count;
}

/**
 * Turns the text of a field into another as if what differs had been typed, which browsers can undo, unlike a value that is
 * set. Selects what the change leaves selected. False if the browser can't.
 */
function typeInto(area: HTMLTextAreaElement, { text, start, end }: Selected): boolean {
  const { value } = area;
  const shorter = Math.min(value.length, text.length);
  const before = sameUnits(value, text, shorter, (index) => index);
  const after = sameUnits(value, text, shorter - before, (index) => -1 - index);
  area.focus();
  // One that is hidden, such as behind its preview on phones, gets no focus: what is typed would go elsewhere.
  if (document.activeElement !== area) return false;
  area.setSelectionRange(before, value.length - after);
  const added = text.slice(before, text.length - after);
  // Deprecated, and the only way that keeps what can be undone.
  const isDone = document.execCommand?.(added === '' ? 'delete' : 'insertText', false, added) ?? false;
  area.setSelectionRange(start, end);
  return isDone;
}

function stepIn(step: Step): void {
  document.getElementById(ID)?.focus();
  document.execCommand?.(step);
}

export type Preview = (input: { content: string }) => Promise<{ ok: true; data: string } | { ok: false }>;

const PREVIEW_AFTER_MS = 400;
/** What is done with Ctrl or, on a Mac, Command. */
const SHORTCUTS = { b: 'bold', i: 'italic', k: 'link' } as const;
const isShortcut = (key: string): key is keyof typeof SHORTCUTS => Object.hasOwn(SHORTCUTS, key);
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
  // messages: admin.blog.languages.*
  const t = useTranslations('admin.blog');
  // What is shown isn't what is kept, so that the form never reads the field by itself.
  const { field } = useController({ control: form.control, name: 'content' });
  const content = field.value;
  /** The pictures that the text has or had, in the order of their numbers. */
  const [numbered, setNumbered] = useState<readonly string[]>([]);
  const urls = withPicturesOf(content, numbered);
  if (urls !== numbered) setNumbered(urls);
  const shown = shortenPictures(content, urls);
  const pictures = picturesOf(content);
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
    // What is typed while a picture is being uploaded counts.
    const {
      value: text,
      selectionStart: start,
      selectionEnd: end,
    } = area ?? { value: shown, selectionStart: shown.length, selectionEnd: shown.length };
    return { text, start, end };
  };
  const write = (text: string, known = urls) => field.onChange(expandPictures(text, known));
  /** Takes over a changed text, and selects what the change leaves selected. */
  const apply = (next: Selected, known = urls) => {
    const area = document.getElementById(ID) as HTMLTextAreaElement | null;
    if (area && typeInto(area, next)) return;
    // It has to be shown first.
    flushSync(() => write(next.text, known));
    area?.setSelectionRange(next.start, next.end);
  };
  const addPicture = (url: string, name: string) => {
    const known = [...urls, url];
    // What is typed into the field is read with the numbers of the pictures.
    flushSync(() => setNumbered(known));
    apply(insertPicture(selected(), name, shortAddress(url, known)), known);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const shortcut = (event.ctrlKey || event.metaKey) && isShortcut(key) ? SHORTCUTS[key] : null;
    if (shortcut === 'link') {
      event.preventDefault();
      return setLinking(selected());
    }
    const text = selected();
    const next = shortcut ? editMarkdown(text, shortcut) : event.key === 'Enter' ? continueList(text) : null;
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
      {/* Phones have the text, its preview and the other versions in one row. */}
      <VersionTabs
        versions={versions}
        read={isReading ? (version?.id ?? null) : WRITING}
        onRead={(id) => {
          setReads(id !== WRITING);
          if (id !== WRITING) setRead(id);
        }}
        writing={t('writing')}
        className="lg:hidden"
      />
      <div className={isReading ? 'max-lg:hidden' : undefined}>
        <PictureUpload label={t('insertPicture')} onUploaded={addPicture}>
          {(upload) => (
            <Field id={ID} label={t('content')} required help={t('contentHelp')} error={error} className="w-full">
              {(control) => (
                <>
                  <MarkdownToolbar
                    onEdit={(edit) => apply(editMarkdown(selected(), edit))}
                    onLink={() => setLinking(selected())}
                    onStep={stepIn}
                    upload={upload}
                  />
                  <Textarea
                    {...control}
                    ref={field.ref}
                    name={field.name}
                    onBlur={field.onBlur}
                    value={shown}
                    onChange={(event) => write(event.target.value)}
                    required
                    spellCheck
                    onKeyDown={onKeyDown}
                    className={`h-[min(44rem,55dvh)] font-mono text-15 ${pictures.length > 0 ? 'lg:h-[clamp(16rem,calc(100dvh-33rem),44rem)]' : 'lg:h-[clamp(16rem,calc(100dvh-28rem),44rem)]'}`}
                  />
                  {pictures.length > 0 ? (
                    <ul aria-label={t('picturesInText')} className="flex flex-wrap gap-2 pt-1">
                      {pictures.map(({ url, name }) => (
                        <li
                          key={url}
                          className="flex max-w-full items-center gap-2 rounded-input border border-line pr-2.5"
                        >
                          <img
                            src={url}
                            alt=""
                            width={48}
                            height={48}
                            className="size-12 flex-none rounded-l-input bg-sunken object-cover"
                          />
                          <span className="min-w-0 text-13">
                            <span className="block truncate font-medium">{name || t('unnamedPicture')}</span>
                            <span className="block font-mono text-ink-2">{shortAddress(url, urls)}</span>
                          </span>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </>
              )}
            </Field>
          )}
        </PictureUpload>
      </div>
      <div className={`grid content-start gap-1.5 ${isReading ? '' : 'max-lg:hidden'}`}>
        {versions.others.length > 0 || versions.of !== null ? (
          <VersionTabs versions={versions} read={version?.id ?? null} onRead={setRead} className="max-lg:hidden" />
        ) : (
          <p className="text-15 font-semibold max-lg:hidden">{t('previewTitle')}</p>
        )}
        {/* Focusable, so that the keyboard can scroll it. Sanitized by the server. */}
        <div
          tabIndex={0}
          role="region"
          aria-label={version ? t(`languages.${version.language}`) : t('previewTitle')}
          lang={version?.language ?? form.watch('language')}
          className="max-h-[44rem] min-h-40 overflow-y-auto lg:h-[clamp(19rem,calc(100dvh-24.75rem),47rem)] rounded-input border border-line bg-surface p-4"
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
