/** What an advertisement that was read stands in, and its text. */
export const AD_FRAME =
  'grid gap-2 border-line bg-surface px-4 pt-2 pb-1 max-sm:-mx-4 max-sm:border-y sm:gap-3 sm:rounded-card sm:border sm:px-6 sm:pt-5 sm:pb-1.5';
export const AD_TEXT = 'text-16 leading-[1.9] break-words whitespace-pre-line sm:text-18';

const MARK = 'rounded-t-[4px] border-b-2 px-px py-0.5 [box-decoration-break:clone]';
/** How words of an advertisement look by what they are to its reading. */
export const LOOKS = {
  said: `${MARK} border-[color-mix(in_oklch,var(--color-pasture)_70%,var(--color-surface))] hover:bg-pasture-soft`,
  guessed: `${MARK} border-dotted border-wheat-ink bg-wheat-soft`,
  unread: `${MARK} border-dashed border-line-strong text-ink-2`,
  described: `${MARK} border-dashed border-line-strong text-ink-2`,
  otherLot: `${MARK} border-sky bg-sky-soft`,
  private: 'text-ink-2 line-through decoration-line-strong',
};

/** The line under each, for the key. */
export const LINES = {
  said: 'border-pasture',
  guessed: 'border-dotted border-wheat-ink',
  unread: 'border-dashed border-line-strong',
  described: 'border-dashed border-line-strong',
  otherLot: 'border-sky',
};
