'use client';

import '@/components/ui/menu.css';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent, type ToggleEvent } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { RemovableChip } from '@/components/ui/chip';
import { fill } from '@/components/ui/fill';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { PlaceInput } from '@/components/ui/places/place-input';
import { countOfSearch } from '@/components/market/listings/count-of-search';
import type { Locale } from '@/lib/core/i18n/locales';
import { readSearched } from '@/lib/core/i18n/typed-number';
import { useBrowse } from './browse';
import { ChipLimits, otherMoney, type MoneyChoice } from './chip-limits';
import type { FilterRangeProps } from './filter-range';
import { IN_UNIT, SHEET_ID } from './element-ids';
import { APPLY_AFTER_MS } from './filter-changes';
import type { FilterValues } from './filter-form';

/** TypeScript's own types of the browser have no source of a popover yet. */
type Opened = HTMLElement & { showPopover: (options: { source: HTMLElement }) => void };

/** Two limits that a chip's menu asks for. */
export type ChipRange = Omit<FilterRangeProps, 'state' | 'read' | 'help'> & {
  values: FilterValues;
  /** True if the search's text says them, in the unit. */
  isSaid?: boolean;
  /** Of a price, the money that its limits are in and what else they may be in. */
  money?: MoneyChoice;
};

/** What a filter could be instead, the search with it, and whether it is that. A tuple, because a page has some twenty. */
export type ChipChoice = readonly [label: string, href: string, isChosen?: true];

/** Another place instead: its field, the place that is asked for, and how far around it. */
export interface ChipPlace {
  label: string;
  value: string;
  radius?: number | undefined;
}

/**
 * What else a filter could be: links, all of which may begin and end alike and whose hits are counted when the menu opens
 * (`isCounted`), perhaps below a field for another place; or two limits.
 */
export type ChipMenu =
  | {
      title: string;
      choices: readonly ChipChoice[];
      ends?: readonly [string, string];
      isCounted?: true;
      place?: ChipPlace;
    }
  // What no answer counts, such as equipment, says only that it is shown.
  | { range: ChipRange; isUncounted?: true };

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
  /** Shows the lots of a changed search: how many the search has that is shown. */
  show: string;
}

/** The search with a menu's limits, as plain numbers; a sentence goes on saying them in its own unit, and says other money. */
function addressOf(form: FormData, locale: Locale, range: ChipRange | undefined): URLSearchParams {
  const limits = range?.limits.map(([name]) => name) ?? [];
  const typed = (name: string) => {
    const value = form.get(name);
    const written = typeof value === 'string' ? value.trim() : '';
    const [number, other] = limits.includes(name) ? readSearched(locale, name, written) : [];
    return number !== undefined && other === undefined ? number : written;
  };
  const money = range?.money && otherMoney(form, range.money);
  const said = money ? limits.map(typed) : range?.isSaid && limits.map((name) => typed(IN_UNIT + name));
  const isOut = (name: string) => name.startsWith(IN_UNIT) || (said && limits.includes(name));
  const params = new URLSearchParams();
  for (const name of form.keys()) if (!isOut(name) && typed(name)) params.append(name, typed(name));
  const [min = '', max = ''] = said || [];
  const sentence = money?.words ?? range?.unit?.words;
  if (!sentence || !(min || max)) return params;
  const [both, from, upTo] = sentence;
  const words = fill(min && max ? both : min ? from : upTo, { min, max, unit: money?.unit ?? '' });
  params.set('search', [params.get('search'), words].filter(Boolean).join(' '));
  return params;
}

/**
 * The path of a search without a filter, and its other filters, as its address says them. The number of a page is none, but
 * on the map, where it asks for all countries.
 */
function restOf(href: string, isMap: boolean): { action: string; kept: URLSearchParams } {
  const { pathname, searchParams } = new URL(href, window.location.origin);
  if (!isMap) searchParams.delete('page');
  return { action: pathname, kept: searchParams };
}

/** How many hits a search is said to have that finds nothing. */
const NONE = '0';

interface FilterChipProps extends SearchChip {
  locale: Locale;
  removeLabel: string;
  words: ChipWords;
  /** The page of all filters of the map, where no sheet has them. */
  page?: string;
}

/**
 * A filter of the search. With a menu a tap or the arrow down opens it: a popover, which closes by Escape
 * and gives the focus back; Delete removes the filter. Without one a tap removes it. Few visitors open a menu, which isn't in
 * the HTML: without scripts a tap leads to all filters, in their sheet or on a page of their own.
 */
export function FilterChip({ label, href, menu, isUnmet, locale, removeLabel, words, page }: FilterChipProps) {
  const { navigate } = useBrowse();
  const id = useId();
  const isHydrated = useHydrated();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [button, setButton] = useState<string | null>(null);
  const [counts, setCounts] = useState<Record<string, string>>({});
  if (!menu) return <RemovableChip {...{ href, label, removeLabel, isUnmet }} />;
  if (page && !isHydrated)
    return (
      <a href={page} data-unmet={isUnmet} className="chip opens">
        {label}
      </a>
    );
  const [start, end] = ('choices' in menu && menu.ends) || ['', ''];
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete') navigate(href);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const opened = document.getElementById(id) as Opened | null;
    // Without the chip as its source the menu would open in a corner of the screen.
    if (!opened?.matches(':popover-open')) opened?.showPopover({ source: event.currentTarget });
    opened?.querySelector<HTMLElement>('a, input:not([type=hidden])')?.focus();
  };
  /** What is typed is counted once it rests, and the choices when they are seen. */
  const range = 'range' in menu ? menu.range : undefined;
  const countTyped = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    clearTimeout(timer.current);
    if ('range' in menu && menu.isUncounted) return;
    timer.current = setTimeout(() => {
      void countOfSearch(addressOf(new FormData(form), locale, range), locale).then((count) =>
        setButton(count?.button ?? null),
      );
    }, APPLY_AFTER_MS);
  };
  const countChoices = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open' || !('choices' in menu) || !menu.isCounted) return;
    for (const [, href] of menu.choices)
      void countOfSearch(new URL(start + href + end, window.location.origin).searchParams, locale).then((count) => {
        // What has the focus stays, or the keyboard would be nowhere.
        const isFocused = document.activeElement?.getAttribute('href') === start + href + end;
        if (count && !(isFocused && count.shown === NONE)) setCounts((known) => ({ ...known, [href]: count.shown }));
      });
  };
  const close = (within: Element) => within.closest<HTMLElement>('[popover]')?.hidePopover();
  const closeAfterChoice = ({ target, currentTarget }: MouseEvent) => {
    if ((target as Element).closest('a')) close(currentTarget);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    const params = addressOf(new FormData(event.currentTarget), locale, range);
    close(event.currentTarget);
    navigate(`${event.currentTarget.getAttribute('action') ?? ''}?${params.toString()}`);
  };
  const isMap = page !== undefined;
  const goTo = (place: string, radius: number | undefined) => {
    const { action, kept } = restOf(href, isMap);
    for (const area of ['country', 'region']) kept.delete(area);
    if (radius !== undefined) kept.set('radius', String(radius));
    kept.set('location', place);
    document.getElementById(id)?.hidePopover();
    navigate(`${action}?${kept.toString()}`);
  };
  const rest = isHydrated && 'range' in menu ? restOf(href, isMap) : undefined;
  const foot = (
    <div className="chip-menu-foot">
      <a href={href} aria-label={removeLabel} className={buttonVariants({ variant: 'ghost' })}>
        {words.take}
      </a>
      {'range' in menu ? (
        <button type="submit" className={buttonVariants()}>
          {button ?? words.show}
        </button>
      ) : null}
    </div>
  );
  return (
    <>
      <button
        type="button"
        popoverTarget={isHydrated ? id : SHEET_ID}
        data-unmet={isUnmet}
        className="chip opens"
        onKeyDown={press}
      >
        {label}
      </button>
      {isHydrated ? (
        <div id={id} popover="auto" className="chip-menu" onClick={closeAfterChoice} onToggle={countChoices}>
          {'range' in menu ? (
            <form action={rest?.action} method="get" onSubmit={submit} onInput={countTyped} className="grid gap-4">
              {[...(rest?.kept ?? [])].map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <ChipLimits locale={locale} range={menu.range} />
              {foot}
            </form>
          ) : (
            <>
              <p className="chip-menu-title">{menu.title}</p>
              {menu.place ? (
                <div className="mb-2">
                  <PlaceInput
                    defaultValue={menu.place.value}
                    label={menu.place.label}
                    aria-label={menu.place.label}
                    maxLength={100}
                    onPlace={(place) => goTo(place, menu.place?.radius)}
                  />
                </div>
              ) : null}
              {/* What finds nothing is left out once that is known. */}
              {menu.choices
                .filter(([, href, isChosen]) => isChosen ?? counts[href] !== NONE)
                .map(([label, href, isChosen]) => (
                  <a key={href} href={start + href + end} aria-current={isChosen ? 'true' : undefined}>
                    {label}
                    {counts[href] === undefined ? null : ` (${counts[href]})`}
                  </a>
                ))}
              {foot}
            </>
          )}
        </div>
      ) : null}
    </>
  );
}
