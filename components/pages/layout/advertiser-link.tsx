'use client';

import type { ComponentProps } from 'react';
import { NavLink } from './nav-link';
import { useViewer } from '@/components/ui/viewer/use-viewer';

/** A link of the navigation that only commercial sellers see; its page checks the role itself. */
export function AdvertiserLink(props: ComponentProps<typeof NavLink>) {
  const { data: viewer } = useViewer();
  return viewer?.role === 'commercial_seller' ? <NavLink {...props} /> : null;
}
