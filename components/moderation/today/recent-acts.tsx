import { getTranslations } from 'next-intl/server';
import type { UndoActInput } from '@/lib/records/undo/schema';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { RecentAct } from '@/lib/desk/admin/dto';
import { formatAgo } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { Undo } from '@/components/moderation/desk/acts';
import { UndoButton } from './undo-button';

interface RecentActsProps {
  locale: Locale;
  acts: readonly RecentAct[];
  now: Date;
  undoDecisions: Undo;
  undoAct: (input: UndoActInput) => Promise<ActionResult>;
}

/** What the reader decided last, with the way to undo what still can be. */
export async function RecentActs({ locale, acts, now, undoDecisions, undoAct }: RecentActsProps) {
  // messages: admin.overview.acts.*, admin.cases.actions.*
  const [t, cases] = await Promise.all([
    getTranslations({ locale, namespace: 'admin.overview' }),
    getTranslations({ locale, namespace: 'admin.cases' }),
  ]);
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="recent-acts">
      <h2 id="recent-acts" className="text-18">
        {t('recent')}
      </h2>
      <ul className="mt-1">
        {acts.map(({ name, at, path, undo, ...act }, index) => {
          const done = act.kind === 'case' ? cases(`actions.${act.action}`) : t(`acts.${act.kind}`);
          const left = undo ? Date.parse(undo.until) - now.getTime() : 0;
          return (
            <li key={at} className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0">
              <div className="min-w-0 flex-1">
                <p className="truncate text-15 font-semibold">
                  {path ? (
                    <a href={localizedPath(locale, path)} className="hover:underline">
                      {name || done}
                    </a>
                  ) : (
                    name || done
                  )}
                </p>
                <p className="text-13 text-ink-2 tabular-nums">
                  {[...(name ? [done] : []), formatAgo(locale, at, now.getTime())].join(' · ')}
                </p>
              </div>
              {undo && left > 0 ? (
                <UndoButton
                  label={`${cases('undo')}: ${[name, done].filter(Boolean).join(', ')}`}
                  left={left}
                  byKey={index === 0 && act.kind === 'case'}
                  undo={
                    'act' in undo
                      ? undoAct.bind(null, undo.act)
                      : undoDecisions.bind(null, { decisionIds: undo.decisionIds })
                  }
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
