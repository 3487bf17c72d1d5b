'use client';

import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { sendConfirmed } from '@/components/accounts/confirm-email/send-confirmed';
import { resultOf, sendJson } from '@/components/ui/forms/send-json';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { CONTACT_HASH, leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { useIntention } from '@/components/ui/forms/use-intention';
import { useSubmit } from '@/components/ui/forms/use-submit';
import { notify } from '@/components/ui/notify';
import { Textarea } from '@/components/ui/textarea';
import { MESSAGE_MAX, sendMessageSchema } from '@/lib/messages/messages/schema';
import { topicIds, topicText, type Topic } from '@/lib/core/topics/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';
import { ContactChecklist } from './contact-checklist';
import { readContactDraft, writeContactDraft, type ContactDraft } from './contact-draft';
import { ContactFields } from './contact-fields';
import type { ContactLabels } from './contact-labels';
import { QuickTexts, withQuickText } from './quick-texts';
import { conversationHref } from './view';

/** What the message is about. */
export type ContactTopic = Topic & { title: string };

export interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  /** The button that opened the dialog. */
  returnFocusTo: RefObject<HTMLElement | null>;
  topic: ContactTopic;
  seller: { id: string; name: string };
  labels: ContactLabels;
  /** Whether a checklist precedes the form. */
  checklist?: boolean;
  /** What the message begins with, unless something was written before. */
  opening?: string;
}

type Problem = { field: string; text: string };

/** On a listing's page, how long the message about a lost session stays readable before the browser leaves. */
const LEAVE_AFTER_MS = 2000;

/**
 * Writes to the seller of an animal listing, equipment or a lot. The input survives a refusal, a closed dialog, a reload
 * and signing in, which visitors do once they have written.
 */
export function ContactDialog({
  open,
  onClose,
  returnFocusTo,
  topic,
  seller,
  labels,
  checklist = false,
  opening = '',
}: ContactDialogProps) {
  const { data: viewer } = useViewer();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => {
    const stored = readContactDraft(topic.id);
    return stored.message ? stored : { ...stored, message: opening };
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const { pending, submit } = useSubmit({
    ...labels,
    reasonOf: ({ errors, message }) => Object.values(errors ?? {})[0]?.[0] ?? message,
    leave: { afterMs: LEAVE_AFTER_MS, hash: CONTACT_HASH },
  });
  const [isRead, setRead] = useState(!checklist);
  const intention = useIntention();
  const isVisitor = viewer === null;
  const { method } = draft;
  const value = method === 'corral' ? '' : (draft[method] ?? viewer?.[method] ?? '');

  const change = (part: Partial<ContactDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setProblem(null);
    writeContactDraft(topic.id, next);
  };
  const complain = (field: string, key: string) => {
    const { title, text } =
      labels.problems[(key in labels.problems ? key : 'messageRequired') as keyof ContactLabels['problems']];
    setProblem({ field, text });
    notify.error(title, { description: text });
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const input = {
      toUserId: seller.id,
      ...topicIds(topic),
      message: draft.message,
      contactMethod: method,
      contactValue: value,
    };
    const parsed = sendMessageSchema.safeParse(input, { reportInput: true });
    if (!parsed.success) {
      const [[field, [first]] = ['message', []]] = Object.entries(fieldErrors(parsed.error.issues));
      complain(field, first?.key ?? '');
      return;
    }
    if (isVisitor) {
      // Read again by the dialog that opens where the sign-in page leads back to.
      writeContactDraft(topic.id, draft);
      return leaveToSignIn(0, CONTACT_HASH);
    }
    const body = { ...parsed.data, idempotencyKey: intention.keyOf(parsed.data.message) };
    const conversation = conversationHref(labels.messagesHref, `${seller.id}_${topicText(topic)}`);
    submit({
      send: async () => {
        const response = await sendConfirmed(() => sendJson('POST', '/api/messages', body));
        if (response && response.status < 500) intention.answered();
        return resultOf(response);
      },
      done: labels.sent,
      doneMore: {
        description: labels.sentText,
        action: { label: labels.openConversation, onClick: () => window.location.assign(conversation) },
      },
      onDone: () => {
        writeContactDraft(topic.id, null);
        setDraft({ ...draft, message: '' });
        onClose();
      },
      failed: labels.failed,
    });
  };

  const errorAt = (field: string) => (problem?.field === field ? problem.text : undefined);
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent
        closeLabel={labels.close}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocusTo.current?.focus();
        }}
      >
        {isRead ? (
          <>
            <DialogTitle>{labels.title}</DialogTitle>
            <DialogDescription>
              {seller.name} · {topic.title}
            </DialogDescription>
            <form ref={form} noValidate onSubmit={send} className="grid gap-4">
              <Field id="contact-message" label={labels.message} error={errorAt('message')}>
                {(control) => (
                  <Textarea
                    {...control}
                    data-field="message"
                    rows={4}
                    maxLength={MESSAGE_MAX}
                    placeholder={labels.placeholder[topic.kind]}
                    value={draft.message}
                    onChange={(event) => change({ message: event.target.value })}
                  />
                )}
              </Field>
              <div className="-mt-2 min-w-0">
                <QuickTexts
                  label={labels.quickQuestions}
                  texts={labels.questions[topic.kind]}
                  onChoose={(text) => {
                    change({ message: withQuickText(draft.message, text) });
                    form.current?.querySelector<HTMLElement>('[data-field="message"]')?.focus();
                  }}
                />
              </div>
              <ContactFields
                method={method}
                value={value}
                labels={labels}
                methodError={errorAt('contactMethod')}
                valueError={errorAt('contactValue')}
                onMethod={(next) => change({ method: next })}
                onValue={(next) => change({ [method]: next })}
              />
              {isVisitor ? <p className="text-14 text-ink-2">{labels.signInText}</p> : null}
              <DialogFooter>
                <Button type="submit" pending={pending}>
                  {isVisitor ? labels.signIn : pending ? labels.sending : labels.send}
                </Button>
              </DialogFooter>
            </form>
          </>
        ) : (
          <ContactChecklist topic={topic} labels={labels} onRead={() => setRead(true)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
