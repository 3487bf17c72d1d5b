'use client';

import type { ComponentProps, MouseEvent } from 'react';

/**
 * A native popover (opened by a button's `popoverTarget`), which handles Escape, outside clicks and focus itself.
 * Following a link in it also closes it, since the header survives the navigation.
 */
export function Popover({ id, ...props }: ComponentProps<'div'> & { id: string }) {
  const closeOnLink = (event: MouseEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
  };
  return <div id={id} popover="auto" onClick={closeOnLink} {...props} />;
}
