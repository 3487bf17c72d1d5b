import { Icon } from '@/components/ui/icon';

interface HeaderSearchProps {
  action: string;
  label: string;
  placeholder: string;
  className: string;
  /** Shows it even on pages with their own search box (marked `data-own-search`). */
  always?: boolean;
}

/** The compact search: a plain GET form to the home page. `required` prevents blank searches. */
export function HeaderSearch({ action, label, placeholder, className, always = false }: HeaderSearchProps) {
  return (
    <search className={`${className}${always ? '' : ' [:root:has([data-own-search])_&]:hidden'}`}>
      <form action={action} className="search-box">
        <Icon name="search" />
        <input
          type="search"
          name="search"
          required
          pattern=".*\S.*"
          maxLength={100}
          aria-label={label}
          placeholder={placeholder}
        />
      </form>
    </search>
  );
}
