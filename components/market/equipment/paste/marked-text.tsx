import { useTranslations } from 'next-intl';
import { fieldId, goToField, questionId, type FormField } from '@/components/market/listing-form/form-kind';
import { Icon } from '@/components/ui/icon';
import type { AdReading, Span } from '@/lib/language/ads/dto';
import { spansOfWritten } from '@/components/market/paste-ad/ad-marks';
import { AD_TEXT, LOOKS } from '@/components/market/paste-ad/mark-looks';

/** Words that say a field, or leave it open. */
export interface FieldMark {
  field: FormField;
  spans: readonly Span[];
  says: string;
  isOpen: boolean;
}

type MarkedTextProps = Pick<AdReading, 'unread' | 'described' | 'phones' | 'addresses'> & {
  text: string;
  marks: readonly FieldMark[];
};

type Part = Span &
  ({ look: 'unread' } | { look: 'described' } | { look: 'private' } | { look: 'field'; mark: FieldMark });

/** The parts in the order of the text; of two that share letters the first listed stays. */
function inOrder(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts) if (!kept.some(({ start, end }) => start < part.end && part.start < end)) kept.push(part);
  return kept.sort((a, b) => a.start - b.start);
}

/** An advertisement as it is written, with each part that was read marked, and what isn't published struck out. */
export function MarkedText({ text, marks, unread, described, phones, addresses }: MarkedTextProps) {
  const t = useTranslations('listingForm.paste');
  const hidden = [phones, addresses].flatMap((listed) => spansOfWritten(text, listed));
  const parts = inOrder([
    ...hidden.map((span) => ({ ...span, look: 'private' as const })),
    ...marks.flatMap((mark) => mark.spans.map((span) => ({ ...span, look: 'field' as const, mark }))),
    ...unread.map((span) => ({ ...span, look: 'unread' as const })),
    ...described.map((span) => ({ ...span, look: 'described' as const })),
  ]);
  const ends = [0, ...parts.map(({ end }) => end)];
  const show = (part: Part) => {
    const words = text.slice(part.start, part.end);
    if (part.look === 'unread' || part.look === 'described')
      return (
        <span className={LOOKS.unread} title={part.look === 'unread' ? t('unreadText') : undefined}>
          <span className="sr-only">{t(part.look)} </span>
          {words}
        </span>
      );
    if (part.look === 'private')
      return (
        <span className={LOOKS.private}>
          <Icon name="lock" className="mr-0.5 inline size-3.5 align-[-1px]" />
          <span className="sr-only">{t('private')} </span>
          {words}
        </span>
      );
    const { field, says, isOpen } = part.mark;
    return (
      <a
        href={`#${isOpen ? questionId(field) : fieldId(field)}`}
        data-field={field}
        className={isOpen ? LOOKS.guessed : LOOKS.said}
        title={says}
        onClick={(event) => {
          event.preventDefault();
          goToField(field);
        }}
      >
        {words}
        <span className="sr-only"> ({says})</span>
      </a>
    );
  };
  return (
    <p className={AD_TEXT}>
      {parts.map((part, index) => (
        <span key={part.start}>
          {text.slice(ends[index], part.start)}
          {show(part)}
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
