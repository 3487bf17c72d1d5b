'use client';

import '@/components/ui/menu.css';
import { useId, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { RemovableChip } from '@/components/ui/chip';
import { fill } from '@/components/ui/fill';
import { understood } from '@/components/ui/forms/understood';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import { useBrowse } from './browse';
import { FilterRange, type FilterRangeProps } from './filter-range';
import { IN_UNIT } from './element-ids';
import type { FilterValues } from './filter-form';

/** Two limits that a chip's menu asks for. */
export type ChipRange = Omit<FilterRangeProps, 'state' | 'read' | 'help'> & {
  values: FilterValues;
  /** True if the search's text says them, in the unit. */
  isSaid?: boolean;
};

/** What a filter could be instead, the search with it, and whether it is that. A tuple, because a page has some twenty. */
export type ChipChoice = readonly [label: string, href: string, isChosen?: true];

/** What else a filter could be: links, all of which may begin and end alike, or two limits and the rest of the search. */
export type ChipMenu =
  | { title: string; choices: readonly ChipChoice[]; ends?: readonly [string, string] }
  | { action: string; kept: readonly (readonly [string, string])[]; range: ChipRange };

/** A filter of a search: the address without it, and what it can be changed to. */
export interface SearchChip {
  label: string;
  href: string;
  menu?: ChipMenu;
  /** True if nothing of what is shown obeys it, which its label says. */
  isUnmet?: boolean;
}

export interface ChipWords {
  /** Removes the filter of an open menu. */
  take: string;
  apply: string;
}

/** The search with a menu's limits; a sentence goes on saying them in its own unit. */
function addressOf(form: FormData, range: ChipRange | undefined): URLSearchParams {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const limits = range?.limits.map(([name]) => name) ?? [];
  const said = range?.isSaid && limits.map((name) => typed(IN_UNIT + name));
  const isOut = (name: string) => name.startsWith(IN_UNIT) || (said && limits.includes(name));
  const params = new URLSearchParams();
  for (const name of form.keys()) if (!isOut(name) && typed(name)) params.append(name, typed(name));
  const [min = '', max = ''] = said || [];
  if (!range?.unit || !(min || max)) return params;
  const [both, from, upTo] = range.unit.words;
  const words = fill(min && max ? both : min ? from : upTo, { min, max });
  params.set('search', [params.get('search'), words].filter(Boolean).join(' '));
  return params;
}

interface FilterChipProps extends SearchChip {
  locale: Locale;
  removeLabel: string;
  words: ChipWords;
}

/**
 * A filter of the search. With a menu a tap or the arrow down opens it: a popover, so it needs no scripts, closes by Escape
 * and gives the focus back; Delete removes the filter. Without one a tap removes it. What a menu offers is not in the HTML, where few
 * visitors open it: without scripts it removes the filter, which the sheet changes.
 */
export function FilterChip({ label, href, menu, isUnmet, locale, removeLabel, words }: FilterChipProps) {
  const { navigate } = useBrowse();
  const id = useId();
  const isHydrated = useHydrated();
  if (!menu) return <RemovableChip {...{ href, label, removeLabel, isUnmet }} />;
  const [start, end] = ('choices' in menu && menu.ends) || ['', ''];
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete') navigate(href);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const opened = document.getElementById(id);
    if (!opened?.matches(':popover-open')) opened?.showPopover();
    opened?.querySelector<HTMLElement>('a, input:not([type=hidden])')?.focus();
  };
  const close = (within: Element) => within.closest<HTMLElement>('[popover]')?.hidePopover();
  const closeAfterChoice = ({ target, currentTarget }: MouseEvent) => {
    if ((target as Element).closest('a')) close(currentTarget);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = addressOf(new FormData(event.currentTarget), 'range' in menu ? menu.range : undefined);
    close(event.currentTarget);
    navigate(`${event.currentTarget.getAttribute('action') ?? ''}?${params.toString()}`);
  };
  const foot = (
    <div className="chip-menu-foot">
      <a href={href} aria-label={removeLabel} className={buttonVariants({ variant: 'ghost' })}>
        {words.take}
      </a>
      {isHydrated && 'range' in menu ? (
        <button type="submit" className={buttonVariants()}>
          {words.apply}
        </button>
      ) : null}
    </div>
  );
  return (
    <>
      <button type="button" popoverTarget={id} data-unmet={isUnmet} className="chip" onKeyDown={press}>
        {label}
        <Icon name="chevron-down" className="size-3.75" />
      </button>
      <div id={id} popover="auto" className="chip-menu" onClick={closeAfterChoice}>
        {!isHydrated ? (
          foot
        ) : 'range' in menu ? (
          <form action={menu.action} method="get" onSubmit={submit} className="grid gap-4">
            {menu.kept.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <FilterRange
              {...menu.range}
              state={{ locale, values: menu.range.values, errors: {} }}
              {...(menu.range.before
                ? {
                    read: (typed: string) =>
                      understood(locale, typed, { before: menu.range.before ?? '', after: menu.range.after ?? '' }),
                  }
                : {})}
            />
            {foot}
          </form>
        ) : (
          <>
            <p className="chip-menu-title">{menu.title}</p>
            {menu.choices.map(([label, href, isChosen]) => (
              <a key={href} href={start + href + end} aria-current={isChosen ? 'true' : undefined}>
                {label}
              </a>
            ))}
            {foot}
          </>
        )}
      </div>
    </>
  );
}
