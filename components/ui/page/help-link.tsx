import { Icon } from '@/components/ui/icon';
import { helpPath, type HelpQuestion } from '@/lib/pages/help/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';

interface HelpLinkProps {
  locale: Locale;
  question: HelpQuestion;
  children: string;
  /** Opens a new tab: beside a form, whose input must not be lost. */
  besideForm?: boolean;
}

/** A link to a question of the help centre, where that question comes up. */
export function HelpLink({ locale, question, children, besideForm = false }: HelpLinkProps) {
  return (
    <a
      href={localizedPath(locale, helpPath(question))}
      target={besideForm ? '_blank' : undefined}
      rel={besideForm ? 'noopener' : undefined}
      className="link flex min-h-11 w-fit items-center gap-1.5 text-14"
    >
      <Icon name="circle-help" className="size-4" />
      {children}
    </a>
  );
}
