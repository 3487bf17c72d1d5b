'use client';

import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import { readSearched, shownNumber } from '@/lib/core/i18n/typed-number';
import { useBrowse } from './browse';
import { FILTER_FORM_ID, IN_UNIT, SHEET_ID } from './element-ids';
import { APPLY_AFTER_MS, clearDependents } from './filter-changes';
import { useFilterSheet } from './use-filter-sheet';

/** The labels shared by all filter forms. */
export interface FilterFormLabels {
  title: string;
  clear: string;
  close: string;
  apply: string;
  /** Opens the sheet, if it has more than stands beside the results. */
  more?: string | undefined;
  show: string;
}

/** The URL's values by key, as written; `areaName` is what the field of the place shows of an area that is chosen otherwise. */
export type FilterValues = Partial<Record<string, string>>;

interface FilterFormProps {
  action: string;
  /** The address without any filter. */
  everything: string;
  labels: FilterFormLabels;
  values: FilterValues;
  /** Whether there is any filter to clear. */
  narrowed: boolean;
  /** The fields; one with `data-reset-by`, or the choices in it, is cleared when a field that it names changes. */
  children: ReactNode;
}

/** Reads a number as the page's language writes it; null if it has no one reading. */
function read(name: string, typed: string): string | null {
  const [number, other] = readSearched(document.documentElement.lang as Locale, name, typed);
  return number === undefined || other !== undefined ? null : number;
}

/** An area that is sent by its id or code. */
interface Area {
  key: 'region' | 'country';
  name: string;
}

const areaOf = ({ region, areaName }: FilterValues): Area | null =>
  areaName ? { key: region ? 'region' : 'country', name: areaName } : null;

/**
 * Returns the URL of the form's state: numbers in plain notation (the results name what isn't a number) and the values of
 * a name as one list; without blank values, the default sort, the page and the name of an area that is sent by its id.
 */
function addressOf(
  form: HTMLFormElement,
  { action, everything, values }: Pick<FilterFormProps, 'action' | 'everything' | 'values'>,
): string {
  const params = new URLSearchParams();
  const area = areaOf(values);
  for (const [name, value] of new FormData(form)) {
    if (name.startsWith(IN_UNIT)) continue;
    const written = typeof value === 'string' ? value.trim() : '';
    const control = form.elements.namedItem(name);
    const isNumber = control instanceof HTMLInputElement && control.hasAttribute('inputmode');
    const text = (isNumber ? read(name, written) : null) ?? written;
    if (!text || (name === 'sort' && text === 'newest')) continue;
    // Chosen values of one name are a list.
    params.set(name, params.has(name) ? `${params.get(name)},${text}` : text);
  }
  // The order stands before the filters in the page, and after them in an address.
  const sort = params.get('sort');
  params.delete('sort');
  if (sort) params.set('sort', sort);
  if (area && params.has(area.key) && params.get('location') === area.name) params.delete('location');
  const query = params.toString();
  return query ? `${action}?${query}` : everything;
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Returns true for a number that can't be read, or in two ways. */
const isUnreadable = (element: Element): boolean =>
  element instanceof HTMLInputElement &&
  element.hasAttribute('inputmode') &&
  element.value.trim() !== '' &&
  read(element.name, element.value) === null;

/** Returns true if the user changed the control since the page loaded. */
function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    );
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/**
 * The filters: the first of them in a column beside the results, all of them in a sheet (a popover, so it opens without
 * scripts), which is all that phones have. A plain GET form; with scripts, every change applies after 300 ms.
 */
export function FilterForm({ action, everything, labels, values, narrowed, children }: FilterFormProps) {
  const { navigate, keepPlace } = useBrowse();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNew = useRef(true);
  // Only the button applies what was chosen in the sheet.
  const { opens, opening, opened, changes, closes, close } = useFilterSheet((address) => {
    clearTimeout(timer.current);
    if (address !== null) navigate(address);
    else if (timer.current !== undefined) form.current?.reset();
    timer.current = undefined;
  });

  /** Applies changes made before hydration, as on a slow phone. Returns true if there were any. */
  const keepEarlyChanges = useEffectEvent((controls: readonly Control[]): boolean => {
    const touched = isNew.current ? controls.filter(isTouched) : [];
    isNew.current = false;
    touched.forEach(changed);
    return touched.length > 0;
  });

  // Back, chips and links change the state behind the controls; the focused control keeps its input.
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])].filter(isControl);
    // What waits to be applied is newer than these values, which answer an earlier change.
    if (keepEarlyChanges(controls) || timer.current !== undefined) return;
    for (const control of controls) {
      if (control === document.activeElement || control.name.startsWith(IN_UNIT)) continue;
      const value = values[control.name] ?? '';
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = value.split(',').includes(control.value);
      else if (control.hasAttribute('inputmode'))
        control.value = shownNumber(document.documentElement.lang as Locale, value);
      else control.value = value;
    }
  }, [values]);

  // The next results come with filters of their own, which take over from the DOM that is removed here.
  const leave = useEffectEvent(() => {
    const active = [...(form.current?.elements ?? [])].find((control) => control === document.activeElement);
    const text = active instanceof HTMLInputElement && active.type === 'text' ? active : null;
    const sheet = document.getElementById(SHEET_ID);
    keepPlace({
      scrolled: sheet?.matches(':popover-open') ? sheet.scrollTop : null,
      opening: opening.current,
      focus:
        active && isControl(active) && active.name
          ? {
              name: active.name,
              choice: active instanceof HTMLInputElement && active.type === 'checkbox' ? active.value : null,
              caret: text?.selectionStart ?? null,
              typed: (timer.current && text?.value) ?? null,
            }
          : null,
    });
    clearTimeout(timer.current);
  });
  useLayoutEffect(() => () => leave(), []);

  const apply = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    changes();
    if (form.current) navigate(addressOf(form.current, { action, everything, values }));
  };

  function changed({ name }: Control): void {
    if (form.current) clearDependents(form.current, name);
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, APPLY_AFTER_MS);
  }

  /** Fields that suggest what may be typed say nothing until they are left. */
  const left = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (isControl(target) && target.getAttribute('role') === 'combobox' && isTouched(target)) changed(target);
  };

  const change = (event: FormEvent<HTMLFormElement>) => changed(event.target as Control);

  // The sort control is outside of the form and linked by its id, so its change events don't bubble to the form.
  useEffect(() => {
    const sort = form.current?.elements.namedItem('sort');
    if (!(sort instanceof HTMLSelectElement)) return;
    const changed = () => form.current?.requestSubmit();
    sort.addEventListener('change', changed);
    return () => sort.removeEventListener('change', changed);
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sheet = document.getElementById(SHEET_ID);
    const wrong = [...event.currentTarget.elements].find(isUnreadable);
    // The sheet stays open until what is in it can be searched for; its fields say what is wrong.
    if (sheet?.matches(':popover-open')) {
      if (wrong instanceof HTMLElement) wrong.focus();
      else close(sheet);
    }
    apply();
  };

  return (
    <aside
      id={SHEET_ID}
      popover="auto"
      aria-label={labels.title}
      onBeforeToggle={closes}
      onToggle={opened}
      className="filters"
    >
      <form
        ref={form}
        id={FILTER_FORM_ID}
        data-tour="filters"
        action={action}
        method="get"
        onChange={change}
        onBlur={left}
        onSubmit={submit}
        className="grid gap-5"
      >
        <div className="filters-head">
          <h2 className="text-18">{labels.title}</h2>
          {narrowed ? (
            <a href={everything} data-soft className="link">
              {labels.clear}
            </a>
          ) : null}
          <button
            type="button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            aria-label={labels.close}
            className="icon-button -mr-3"
          >
            <Icon name="x" />
          </button>
        </div>
        {values.search === undefined ? null : <input type="hidden" name="search" value={values.search} />}
        {children}
        <div className="filters-foot">
          <a href={everything} data-soft className={buttonVariants({ variant: 'ghost' })}>
            {labels.clear}
          </a>
          <button type="submit" className={`${buttonVariants()} min-w-0 flex-1 px-3! whitespace-normal!`}>
            <span>{labels.show}</span>
            <span>{labels.apply}</span>
          </button>
        </div>
        {labels.more === undefined ? null : (
          <button
            ref={opens}
            type="button"
            popoverTarget={SHEET_ID}
            className={`${buttonVariants({ variant: 'ghost' })} filters-all`}
          >
            <Icon name="sliders-horizontal" />
            {labels.more}
          </button>
        )}
      </form>
    </aside>
  );
}
