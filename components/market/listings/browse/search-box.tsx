import './hero.css';
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
}

/** The box that a search is written in, within a form. */
export function SearchBox({ labels, text }: SearchBoxProps) {
  return (
    <search>
      <Icon name="search" />
      <input
        type="search"
        name="search"
        defaultValue={text}
        maxLength={100}
        aria-label={labels.searchLabel}
        placeholder={labels.searchPlaceholder}
      />
      <button type="submit" className={buttonVariants()}>
        {labels.search}
      </button>
    </search>
  );
}
