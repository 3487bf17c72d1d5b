'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Photos } from '@/components/ui/uploads/use-photos';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { FieldError } from '@/components/ui/field';
import { Icon, type IconName } from '@/components/ui/icon';
import { MESSAGE_MAX, replySchema, type ContactMethod, type Reply } from '@/lib/messages/messages/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { ContactFields } from './contact-fields';
import { AddPhotos, PhotoTray } from './photo-tray';
import { QuickTexts, withQuickText } from './quick-texts';
import type { MessagesView } from './view';
import { foreignLanguage } from '@/lib/core/i18n/locales';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { spacedPhone } from '@/components/ui/units/spaced-phone';

interface ReplyBoxProps {
  /** The other person's first name. */
  to: string;
  text: string;
  onText: (text: string) => void;
  account: { email: string; phone: string | null };
  /** The contact details that the user last shared in this conversation. */
  given: { method: ContactMethod; value: string } | null;
  /** What can be written with one tap: a seller's answers or a buyer's questions. */
  quick: MessagesView['quick'];
  isSeller: boolean;
  photos: Photos;
  send: (reply: Reply) => void;
}

const ICONS = { corral: 'message-circle', phone: 'phone', email: 'mail' } as const satisfies Record<
  ContactMethod,
  IconName
>;

/** Writes a message. Ctrl+Enter sends; the way to be answered is "here on Corral" unless the user shares another. */
export function ReplyBox({ to, text, onText, account, given, quick, isSeller, photos, send }: ReplyBoxProps) {
  const t = useTranslations('messages');
  const locale = useLocale();
  const fieldText = useFieldText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [contact, setContact] = useState(given ?? { method: 'corral' as ContactMethod, value: '' });
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);
  const [waiting, setWaiting] = useState(false);
  const someFailed = photos.list.some(({ status }) => status === 'failed');
  const errorAt = (field: string) => (problem?.field === field ? problem.text : undefined);
  const messageError = errorAt('message');

  const choose = (method: ContactMethod) => {
    const own = method === 'corral' ? '' : account[method];
    setContact({ method, value: (given?.method === method ? given.value : own) ?? '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (photos.busy) {
      if (waiting) return;
      setWaiting(true);
      void photos.settled().then(() => {
        setWaiting(false);
        // The form may be gone: another conversation was opened, and this one keeps its draft.
        form.current?.requestSubmit();
      });
      return;
    }
    if (someFailed) {
      setProblem({ field: 'imageIds', text: t('photos.unsent') });
      return;
    }
    const imageIds = photos.list.map(({ id: upload }) => upload);
    const parsed = replySchema.safeParse(
      { message: text, imageIds, contactMethod: contact.method, contactValue: contact.value },
      { reportInput: true },
    );
    if (!parsed.success) {
      const [[field, [first]] = ['message', []]] = Object.entries(fieldErrors(parsed.error.issues));
      setProblem(first ? { field, text: fieldText(first) } : null);
      if (field === 'message') box.current?.focus();
      return;
    }
    setProblem(null);
    onText('');
    send(parsed.data);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="flex-none max-sm:px-4 max-sm:pb-[calc(12px+env(safe-area-inset-bottom))] sm:pb-4"
    >
      <QuickTexts
        label={t(isSeller ? 'quickAnswers' : 'quickQuestions')}
        texts={quick.texts}
        language={foreignLanguage(quick.language, locale)}
        onChoose={(chosen) => {
          onText(withQuickText(text, chosen));
          box.current?.focus();
        }}
      />
      <details className="min-w-0 text-13" open={errorAt('contactValue') ? true : undefined}>
        <summary className="flex min-h-9 cursor-pointer items-center gap-1.5 text-ink-2 hover:text-ink">
          <Icon name={ICONS[contact.method]} className="size-4" />
          <span className="truncate">
            {contact.method === 'corral'
              ? t('answersHere')
              : t('contactShared', { contact: spacedPhone(contact.value) || '—' })}
          </span>
          <Icon name="chevron-down" className="size-4" />
        </summary>
        <div className="grid max-h-[50dvh] max-w-md gap-3 overflow-y-auto p-1 pb-3 text-15">
          <ContactFields
            method={contact.method}
            value={contact.value}
            labels={pickLabels(t, [
              'method',
              'corral',
              'phone',
              'email',
              'phoneValue',
              'phoneHelp',
              'emailValue',
              'shared',
            ])}
            valueError={errorAt('contactValue')}
            onMethod={choose}
            onValue={(value) => setContact({ ...contact, value })}
          />
        </div>
      </details>
      <PhotoTray photos={photos} />
      <FieldError id={`${id}-error`}>{messageError ?? (someFailed ? errorAt('imageIds') : undefined)}</FieldError>
      <p role="status" className="text-13 text-ink-2 empty:hidden">
        {waiting ? t('photos.wait') : null}
      </p>
      <div className="mt-1 flex items-end gap-2">
        <div className="flex min-h-13 min-w-0 flex-1 items-center rounded-[26px] border border-line-strong bg-surface pr-4 pl-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pasture">
          <AddPhotos onFiles={photos.add} />
          <textarea
            ref={box}
            rows={1}
            maxLength={MESSAGE_MAX}
            value={text}
            placeholder={t('writeReply')}
            aria-label={t('replyTo', { name: to })}
            aria-keyshortcuts="Control+Enter"
            aria-invalid={messageError ? true : undefined}
            aria-describedby={messageError ? `${id}-error` : undefined}
            onChange={(event) => onText(event.target.value)}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length > 0) photos.add(files);
            }}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-36 min-w-0 flex-1 resize-none bg-transparent py-3 leading-snug outline-none"
          />
        </div>
        <button
          type="submit"
          aria-label={t('send')}
          aria-busy={waiting || undefined}
          className={`grid size-13 flex-none place-items-center rounded-full ${text.trim() || photos.list.length > 0 ? 'bg-pasture text-on-pasture hover:bg-pasture-hover' : 'bg-pasture-soft text-pasture-ink'}`}
        >
          <Icon name={waiting ? 'loader-circle' : 'send'} className={waiting ? 'size-5 animate-spin' : 'size-5'} />
        </button>
      </div>
    </form>
  );
}
