import { sendJson } from '@/components/ui/forms/send-json';
import { Button } from '@/components/ui/button';
import { DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { browserStorage } from '@/components/ui/shared-data/stored';
import { topicText, type Topic } from '@/lib/core/topics/schema';
import type { ContactLabels } from './contact-labels';

const key = (topic: Topic) => `checklist-${topic.id}`;

/** Asks whether a checklist precedes the message about a topic: once for each, in this browser. */
export async function needsChecklist(topic: Topic): Promise<boolean> {
  if (browserStorage.read(key(topic))) return false;
  const answer = await sendJson('GET', `/api/messages/checklist?topic=${topicText(topic)}`);
  const { needed } = ((await answer?.json().catch(() => null)) ?? {}) as { needed?: boolean };
  return answer?.ok === true && needed === true;
}

interface ContactChecklistProps {
  topic: Topic;
  labels: ContactLabels;
  onRead: () => void;
}

/** What to ask for before one pays, shown before the first message about a listing. */
export function ContactChecklist({ topic, labels, onRead }: ContactChecklistProps) {
  const read = () => {
    browserStorage.write(key(topic), '1');
    onRead();
  };
  const { title, text, asks, guide, guideHref, write } = labels.checklist;
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{text[topic.kind]}</DialogDescription>
      <ul className="grid list-disc gap-2 pl-5">
        {asks[topic.kind].map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </ul>
      <a href={guideHref} className="link inline-flex min-h-11 items-center justify-self-start">
        {guide}
      </a>
      <DialogFooter>
        <Button onClick={read}>{write}</Button>
      </DialogFooter>
    </>
  );
}
