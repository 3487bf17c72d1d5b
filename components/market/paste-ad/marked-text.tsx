import { useTranslations } from 'next-intl';
import type { AdReading } from '@/lib/language/ads/dto';
import { spansOfWritten } from './ad-marks';

const LOOKS = {
  unread: 'border-b-2 border-dashed border-line-strong',
  private: 'text-ink-2 line-through decoration-line-strong',
};

type MarkedTextProps = Pick<AdReading, 'unread' | 'phones' | 'addresses'> & { text: string };

/** An advertisement as it is written, with what nothing holds marked, and what isn't published struck out. */
export function MarkedText({ text, unread, phones, addresses }: MarkedTextProps) {
  const t = useTranslations('listingForm.paste');
  const hidden = [phones, addresses].flatMap((listed) => spansOfWritten(text, listed));
  const marks = [
    ...hidden.map((span) => ({ ...span, look: 'private' as const })),
    ...unread.map((span) => ({ ...span, look: 'unread' as const })),
  ].sort((a, b) => a.start - b.start);
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <p className="text-16 leading-[1.9] break-words whitespace-pre-line">
      {marks.map(({ start, end, look }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <span className={LOOKS[look]}>
            {look === 'private' ? <span className="sr-only">{t('private')} </span> : null}
            {text.slice(start, end)}
          </span>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
