'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { useAct, type ActResult } from '@/components/dashboard/use-act';
import { useIntention } from '@/components/forms/use-intention';
import { useFieldText } from '@/components/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { MESSAGE_MAX, sendMessageSchema, type ContactMethod } from '@/lib/messages/schema';
import { topicIds, type Topic, type TopicIds } from '@/lib/topics/schema';
import { fieldErrors } from '@/lib/validation/field-errors';
import { ContactFields } from './contact-fields';

/** The request of a reply. */
export type ReplyInput = TopicIds & {
  toUserId: string;
  message: string;
  contactMethod: ContactMethod;
  contactValue: string;
  idempotencyKey: string;
};

interface ReplyBoxProps {
  to: { id: string; name: string };
  topic: Topic | null;
  account: { email: string; phone: string | null };
  /** The contact details that the user last shared in this conversation. */
  given: { method: ContactMethod; value: string } | null;
  reply: (input: ReplyInput) => Promise<ActResult>;
}

/** Replies in a conversation and shows the contact details that are sent along, because every message carries some. */
export function ReplyBox({ to, topic, account, given, reply }: ReplyBoxProps) {
  const t = useTranslations('messages');
  const fieldText = useFieldText();
  const id = useId();
  const { pending, act } = useAct();
  const intention = useIntention();
  const [text, setText] = useState('');
  const [contact, setContact] = useState(given ?? { method: 'email' as const, value: account.email });
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);

  const choose = (method: ContactMethod) => {
    const value = given?.method === method ? given.value : account[method];
    setContact({ method, value: value ?? '' });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const input = {
      toUserId: to.id,
      ...topicIds(topic),
      message: text,
      contactMethod: contact.method,
      contactValue: contact.value,
      idempotencyKey: intention.keyOf(text),
    };
    const parsed = sendMessageSchema.safeParse(input, { reportInput: true });
    if (!parsed.success) {
      const [[field, [first]] = ['message', []]] = Object.entries(fieldErrors(parsed.error.issues));
      setProblem(first ? { field, text: fieldText(first) } : null);
      return;
    }
    setProblem(null);
    act(() => reply(input), {
      done: t('sent'),
      failed: t('sendFailed'),
      onDone: () => {
        intention.answered();
        setText('');
      },
    });
  };
  const errorAt = (field: string) => (problem?.field === field ? problem.text : undefined);
  const messageError = errorAt('message');

  return (
    <form noValidate onSubmit={send} className="grid gap-2 border-t border-line p-4">
      <Label htmlFor={`${id}-text`}>{t('replyTo', { name: to.name })}</Label>
      <Textarea
        id={`${id}-text`}
        rows={3}
        maxLength={MESSAGE_MAX}
        value={text}
        aria-invalid={messageError ? true : undefined}
        aria-describedby={messageError ? `${id}-error` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <FieldError id={`${id}-error`}>{messageError}</FieldError>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <details className="min-w-0 flex-1 text-14" open={errorAt('contactValue') ? true : undefined}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-ink-2 hover:text-ink">
            <Icon name={contact.method === 'phone' ? 'phone' : 'mail'} className="size-4 flex-none" />
            <span className="truncate">{t('contactShared', { contact: contact.value || '—' })}</span>
            <Icon name="chevron-down" className="size-4 flex-none" />
          </summary>
          <div className="grid max-w-md gap-3 pt-1 pb-2">
            <ContactFields
              method={contact.method}
              value={contact.value}
              labels={{
                method: t('method'),
                phone: t('phone'),
                email: t('email'),
                phoneValue: t('phoneValue'),
                phoneHelp: t('phoneHelp'),
                emailValue: t('emailValue'),
                shared: t('shared'),
              }}
              valueError={errorAt('contactValue')}
              onMethod={choose}
              onValue={(value) => setContact({ ...contact, value })}
            />
          </div>
        </details>
        <Button type="submit" pending={pending}>
          {pending ? null : <Icon name="send" />}
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
