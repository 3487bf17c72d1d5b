/** A group of links or buttons that is one stop of the Tab key; its arrow keys move among them. */
const GROUP = '[data-roving]';

/** Those of the group itself, not of a menu that one of them opens, and of those what is seen, such as on phones. */
function itemsOf(group: Element): HTMLElement[] {
  const items = [...group.querySelectorAll<HTMLElement>('a, button')];
  const own = items.filter((item) => !item.closest('[data-roving] [popover]'));
  const seen = own.filter(({ offsetParent }) => offsetParent !== null);
  return seen.length > 0 ? seen : own;
}

/** Leaves the chosen one of each group in the order of the Tab key. Without scripts all of them are in it. */
export function prepareRoving(root: Element): void {
  for (const group of root.querySelectorAll(GROUP)) {
    const items = itemsOf(group);
    const chosen = items.find((item) => item.matches(':focus, [aria-current], [aria-pressed=true]')) ?? items[0];
    for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
  }
}

/** Moves the focus within a group by its arrow keys, Home and End. */
export function rove(event: Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented' | 'preventDefault'>): void {
  const target = event.target as HTMLElement;
  const group = target.closest(GROUP);
  if (!group || event.defaultPrevented) return;
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
