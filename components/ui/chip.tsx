import { Icon } from './icon';

/** An active filter: a link that removes it. */
export function RemovableChip({ href, label, removeLabel }: { href: string; label: string; removeLabel: string }) {
  return (
    <a
      href={href}
      aria-label={removeLabel}
      className="relative inline-flex h-9 items-center gap-1.5 rounded-full bg-pasture-soft pr-2.5 pl-3 text-14 font-semibold whitespace-nowrap text-pasture-ink after:absolute after:-inset-1 hover:bg-[color-mix(in_oklab,var(--color-pasture-ink)_14%,var(--color-pasture-soft))]"
    >
      {label}
      <Icon name="x" className="size-3.75" />
    </a>
  );
}
