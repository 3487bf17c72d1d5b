import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon, type IconName } from '@/components/ui/icon';

interface LinkPageProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** The action to confirm; undefined if there is nothing to do. */
  form?: { action: string; label: string } | undefined;
  link: { href: string; label: string };
}

/** The landing page of a link in an e-mail. It asks for one click, since mail scanners follow links. */
export function LinkPage({ icon, title, text, form, link }: LinkPageProps) {
  return (
    <div className="wrap py-10 sm:py-16">
      <div className="mx-auto grid max-w-[520px] gap-3 rounded-card border border-line bg-surface p-6 sm:p-8">
        <span className="grid size-12 place-items-center rounded-full bg-pasture-soft text-pasture-ink">
          <Icon name={icon} className="size-6" />
        </span>
        <h1 className="text-28 [overflow-wrap:anywhere]">{title}</h1>
        <p className="[overflow-wrap:anywhere] text-ink-2">{text}</p>
        {form ? (
          <form method="post" action={form.action} className="mt-3">
            <button className={`${buttonVariants({ size: 'lg' })} w-full`}>{form.label}</button>
          </form>
        ) : null}
        <a
          href={link.href}
          className={
            form ? 'link flex min-h-11 items-center justify-center' : `${buttonVariants({ variant: 'secondary' })} mt-3`
          }
        >
          {link.label}
        </a>
      </div>
    </div>
  );
}
