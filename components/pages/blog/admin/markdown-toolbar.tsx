import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { MARKDOWN_EDITS, type MarkdownEdit } from './markdown-edits';

const EDITS = {
  heading: { icon: 'heading', keys: undefined },
  bold: { icon: 'bold', keys: 'Control+B Meta+B' },
  italic: { icon: 'italic', keys: 'Control+I Meta+I' },
  list: { icon: 'list', keys: undefined },
  quote: { icon: 'text-quote', keys: undefined },
} as const satisfies Record<MarkdownEdit, { icon: IconName; keys: string | undefined }>;

const STEPS = {
  undo: { keys: 'Control+Z Meta+Z', look: '' },
  redo: { keys: 'Control+Y Control+Shift+Z Meta+Shift+Z', look: '-scale-x-100' },
} as const;

/** Takes back what was typed last into a field, or puts it back, as the browser's own keys do. */
export type Step = keyof typeof STEPS;

/** On phones the nine share the width of the field. */
export const TOOL = 'icon-button rounded-small max-sm:w-auto max-sm:min-w-0 max-sm:flex-1';

interface MarkdownToolbarProps {
  onEdit: (edit: MarkdownEdit) => void;
  onLink: () => void;
  onStep: (step: Step) => void;
  /** The button that adds a picture. */
  upload: ReactNode;
}

/** What can be done with the text of a post, in one row above it. */
export function MarkdownToolbar({ onEdit, onLink, onStep, upload }: MarkdownToolbarProps) {
  // messages: admin.blog.toolbar.*
  const t = useTranslations('admin.blog.toolbar');
  const tool = (
    name: MarkdownEdit | Step | 'link',
    icon: IconName,
    keys: string | undefined,
    act: () => void,
    look = '',
  ) => (
    <button
      key={name}
      type="button"
      aria-label={t(name)}
      title={t(name)}
      aria-keyshortcuts={keys}
      onClick={act}
      className={TOOL}
    >
      <Icon name={icon} className={look} />
    </button>
  );
  return (
    <div role="group" aria-label={t('label')} className="flex rounded-input border border-line bg-surface">
      {MARKDOWN_EDITS.map((edit) => tool(edit, EDITS[edit].icon, EDITS[edit].keys, () => onEdit(edit)))}
      {tool('link', 'link', 'Control+K Meta+K', onLink)}
      {upload}
      <span aria-hidden className="my-2 w-px flex-none bg-line sm:ml-auto" />
      {(['undo', 'redo'] as const).map((step) =>
        tool(step, 'rotate-ccw', STEPS[step].keys, () => onStep(step), STEPS[step].look),
      )}
    </div>
  );
}
