import { Icon } from '@/components/ui/icon';

interface HeaderSearchProps {
  action: string;
  label: string;
  placeholder: string;
  className: string;
  /** Also on pages that have a search box of their own (marked `data-own-search`). */
  always?: boolean;
}

/** The compact search: a plain GET form to the home page. `required` keeps a blank one from being sent. */
export function HeaderSearch({ action, label, placeholder, className, always = false }: HeaderSearchProps) {
  return (
    <search className={`${className}${always ? '' : ' [:root:has([data-own-search])_&]:hidden'}`}>
      <form
        action={action}
        className="flex h-11 w-full items-center gap-2 rounded-input border border-line-strong bg-surface pl-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pasture hover:border-ink"
      >
        <Icon name="search" className="text-ink-2" />
        <input
          type="search"
          name="search"
          required
          pattern=".*\S.*"
          maxLength={100}
          aria-label={label}
          placeholder={placeholder}
          className="h-full min-w-0 flex-1 rounded-input bg-transparent pr-3 text-15 outline-none"
        />
      </form>
    </search>
  );
}
