import { Icon, type IconName } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { HelpTitles } from '@/lib/pages/help/dto';
import { HELP_TOPICS, helpPath, type HelpTopic } from '@/lib/pages/help/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';

const ICONS: Record<HelpTopic, IconName> = {
  buying: 'search',
  selling: 'tag',
  payments: 'banknote',
  papers: 'truck',
  auctions: 'gavel',
  account: 'user',
};

/** All questions of the help centre, a panel per topic. */
export async function Topics({ locale, titles }: { locale: Locale; titles: HelpTitles }) {
  // messages: help.topics.*
  const t = await translator(locale, 'help');
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {(Object.keys(HELP_TOPICS) as HelpTopic[]).map((topic) => (
        <li key={topic} id={topic} className="scroll-mt-24">
          <Panel className="h-full">
            <h2 className="mb-2 flex items-center gap-3 text-18">
              <span className="grid size-10 flex-none place-items-center rounded-input bg-pasture-soft text-pasture-ink">
                <Icon name={ICONS[topic]} className="size-5" />
              </span>
              {t(`topics.${topic}`)}
            </h2>
            <ul className="divide-y divide-line">
              {HELP_TOPICS[topic].map((question) => (
                <li key={question}>
                  <a
                    href={localizedPath(locale, helpPath(question))}
                    className="flex min-h-11 items-center py-2 leading-snug hover:underline hover:underline-offset-3"
                  >
                    {titles[question]}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        </li>
      ))}
    </ul>
  );
}
