import type { Passage } from '@/lib/records/risk-phrases/dto';

/** A text whose phrases that scams use are marked. */
export function FlaggedText({ text }: { text: readonly Passage[] }) {
  return text.map(({ text: passage, hint }, index) =>
    hint ? (
      <mark key={index} className="rounded-small bg-wheat-soft px-0.5 font-semibold text-ink">
        {passage}
      </mark>
    ) : (
      passage
    ),
  );
}
