import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

interface MenuLinkProps {
  icon: IconName;
  href: string;
  /** The accessible name, which says of which row it is. */
  name: string;
  children: ReactNode;
}

/** A link of the menu of a row. */
export function MenuLink({ icon, href, name, children }: MenuLinkProps) {
  return (
    <Link prefetch={false} href={href} aria-label={name}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
