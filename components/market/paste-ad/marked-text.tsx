import type { Span } from '@/lib/language/ads/dto';

/** An advertisement as it is written, with what nothing holds marked. */
export function MarkedText({ text, unread }: { text: string; unread: readonly Span[] }) {
  const ends = [0, ...unread.map(({ end }) => end)];
  return (
    <p className="text-16 leading-[1.9] break-words whitespace-pre-line">
      {unread.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <span className="border-b-2 border-dashed border-line-strong">{text.slice(start, end)}</span>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  );
}
