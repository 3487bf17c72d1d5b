import { useLocale } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { localizedPath } from '@/lib/core/i18n/paths';

/** The message of an empty tab, with a link to the next step. */
export function EmptyTab({ title, text, href, label }: { title: string; text: string; href: string; label: string }) {
  const locale = useLocale();
  return (
    <EmptyState
      picture="/art/empty.webp"
      title={title}
      className="mx-auto max-w-[520px]"
      action={
        <a href={localizedPath(locale, href)} className={buttonVariants()}>
          {label}
        </a>
      }
    >
      {text}
    </EmptyState>
  );
}
