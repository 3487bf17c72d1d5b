import { Icon } from '@/components/ui/icon';

/** Below results: what they can't compare, with a link to it if there is one. */
export function LeftOutNote({ text, link, href }: { text: string; link?: string; href?: string }) {
  return (
    <p className="mt-5 flex items-start gap-2 text-14 text-ink-2">
      <Icon name="info" className="mt-0.5 size-4" />
      <span>
        {text}{' '}
        {href ? (
          <a href={href} data-soft="page" className="link relative after:absolute after:-inset-x-2 after:-inset-y-3">
            {link}
          </a>
        ) : null}
      </span>
    </p>
  );
}
