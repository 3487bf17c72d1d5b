'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState, Panel } from '@/components/ui/panel';
import { RowToggle } from '@/components/ui/lists/row-toggle';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { UncheckedIdsDto } from '@/lib/market/declared-ids/dto';
import { DocumentLinks } from '@/components/ui/lists/document-links';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';

type Mark = (input: { ownerId: string; ids: string[] }) => Promise<ActionResult>;

/** Identifiers beside the documents of who declared them. */
export function IdChecks({ people, mark }: { people: readonly UncheckedIdsDto[]; mark: Mark }) {
  const t = useTranslations('admin.papers');
  if (people.length === 0) return <EmptyState title={t('noIds')}>{t('noIdsText')}</EmptyState>;
  return (
    <Panel padded={false}>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonIds key={person.owner.id} person={person} rows={people.length} mark={mark} />
        ))}
      </ul>
    </Panel>
  );
}

interface PersonIdsProps {
  person: UncheckedIdsDto;
  /** How many people are listed. */
  rows: number;
  mark: Mark;
}

function PersonIds({ person: { owner, documents, ids }, rows, mark }: PersonIdsProps) {
  const t = useTranslations('admin.papers');
  const names = useTranslations('ids.premises');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { run, pending } = useAdminAct(() => setChosen(new Set()));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <li data-row className="relative grid gap-3 p-4">
      <RowToggle labelledBy={`row-${owner.id}`} rows={rows} />
      <p id={`row-${owner.id}`} className="font-semibold [overflow-wrap:anywhere] max-md:pr-8">
        {owner.name} <span className="text-14 font-normal text-ink-2">{t('idCount', { count: ids.length })}</span>
      </p>
      {documents.length > 0 ? (
        <div className="relative closed-row:hidden">
          <DocumentLinks names={documents} />
        </div>
      ) : null}
      <fieldset className="relative grid gap-x-6 sm:grid-cols-2 closed-row:hidden">
        <legend className="sr-only">{t('idsOf', { name: owner.name })}</legend>
        {ids.map(({ id, scheme, number, listing }) => (
          <Checkbox key={id} checked={chosen.has(id)} onChange={() => toggle(id)} className="[overflow-wrap:anywhere]">
            <span className="font-medium tabular-nums">{number}</span>{' '}
            <span className="text-ink-2">{scheme ? names(scheme) : listing}</span>
          </Checkbox>
        ))}
      </fieldset>
      <div className="relative flex flex-wrap items-center gap-3 closed-row:hidden">
        <ReadyButton
          disabled={pending || chosen.size === 0}
          aria-label={t('markIdsOf', { name: owner.name })}
          onClick={() =>
            run({
              act: () => mark({ ownerId: owner.id, ids: [...chosen] }),
              done: { title: t('idsMarked') },
              failed: t('failed'),
            })
          }
        >
          {t('markIds', { count: chosen.size })}
        </ReadyButton>
        <p className="text-14 text-ink-2">{t('openFirst')}</p>
      </div>
    </li>
  );
}
