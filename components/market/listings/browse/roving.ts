/**
 * A group of links or buttons that is one stop of the Tab key; its arrow keys move among them. Parts of a page that share a
 * `data-group` are one group, and a list of choices may be the last of it.
 */
const GROUP = '[data-roving]';

/** Those of the group itself, not of a menu that one of them opens, and of those what is seen, such as on phones. */
function itemsOf(group: HTMLElement): HTMLElement[] {
  const { group: name } = group.dataset;
  const parts = name ? document.querySelectorAll<HTMLElement>(`${GROUP}[data-group="${name}"]`) : [group];
  const items = [...parts].flatMap((part) =>
    part.matches('select') ? part : [...part.querySelectorAll<HTMLElement>('a, button')],
  );
  const own = items.filter((item) => !item.closest('[data-roving] [popover]'));
  const seen = own.filter(({ offsetParent }) => offsetParent !== null);
  return seen.length > 0 ? seen : own;
}

/** Leaves the chosen one of each group in the order of the Tab key. Without scripts all of them are in it. */
export function prepareRoving(root: Element): void {
  for (const group of root.querySelectorAll<HTMLElement>(GROUP)) {
    const items = itemsOf(group);
    const chosen = items.find((item) => item.matches(':focus, [aria-current]')) ?? items[0];
    for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
  }
}

/** Keys that a list of choices needs itself. */
const OF_CHOICES = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Moves the focus within a group by its arrow keys, Home and End. */
export function rove(event: Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'preventDefault'>): void {
  const target = event.target as HTMLElement;
  const group = target.closest<HTMLElement>(GROUP);
  if (!group || event.defaultPrevented || (target.matches('select') && OF_CHOICES.includes(event.key))) return;
  const items = itemsOf(group);
  const at = items.indexOf(target);
  if (at === -1) return;
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  const next = to === undefined ? undefined : items.at(to % items.length);
  if (!next) return;
  event.preventDefault();
  target.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
