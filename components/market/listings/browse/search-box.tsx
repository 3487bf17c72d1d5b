import './hero.css';
import { useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';

export interface SearchBoxLabels {
  search: string;
  searchLabel: string;
  searchPlaceholder: string;
}

interface SearchBoxProps {
  labels: SearchBoxLabels;
  text?: string | undefined;
  /** The id of the form that it belongs to, if it isn't inside one. */
  form?: string;
}

/** The box that a search is written in. */
export function SearchBox({ labels, text, form }: SearchBoxProps) {
  // What is already searched for, or nothing, needs no button, so the keyboard goes past it.
  const [typed, setTyped] = useState(text ?? '');
  const isNew = typed.trim() !== (text ?? '');
  return (
    <search>
      <Icon name="search" />
      <input
        type="search"
        name="search"
        form={form}
        defaultValue={text}
        maxLength={100}
        aria-label={labels.searchLabel}
        placeholder={labels.searchPlaceholder}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" form={form} tabIndex={isNew ? undefined : -1} className={buttonVariants()}>
        {labels.search}
      </button>
    </search>
  );
}
