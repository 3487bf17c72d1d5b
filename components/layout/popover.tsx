'use client';

import type { ComponentProps, MouseEvent } from 'react';

/**
 * The browser's own popover (opened by a button's `popoverTarget`: Escape, a click outside and focus are its business). All
 * this adds is that following a link in it closes it, since the header outlives the navigation.
 */
export function Popover({ id, ...props }: ComponentProps<'div'> & { id: string }) {
  const closeOnLink = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
  };
  return <div id={id} popover="auto" onClick={closeOnLink} {...props} />;
}
