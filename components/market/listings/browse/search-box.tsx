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
  /** The id of the form that it belongs to, if it isn't inside one. */
  form?: string;
}

/** The box that a search is written in. */
export function SearchBox({ labels, text, form }: SearchBoxProps) {
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
      />
      <button type="submit" form={form} className={buttonVariants()}>
        {labels.search}
      </button>
    </search>
  );
}
