'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/ui/lists/use-act';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { buttonVariants } from '@/components/ui/button-variants';
import { viewerData } from '@/components/ui/viewer/use-viewer';
import { Icon } from '@/components/ui/icon';
import { fullName } from '@/lib/core/validation/full-name';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { PersonDto } from '@/lib/messages/messages/dto';

type Act = (input: { id: string }) => Promise<ActionResult>;

interface BlockButtonProps {
  person: PersonDto;
  /** Whether the person is blocked; the button then unblocks. */
  blocked: boolean;
  act: Act;
  /** Called before it asks; set in a menu, whose look it then has. */
  onAsk?: () => void;
}

/** Blocks or unblocks a person after a confirmation. */
export function BlockButton({ person, blocked, act: change, onAsk }: BlockButtonProps) {
  const t = useTranslations('messages');
  const { pending, act } = useAct();
  const [asked, setAsked] = useState(false);
  const name = fullName(person);
  const confirm = () =>
    act(() => change({ id: person.id }), {
      done: t(blocked ? 'unblocked' : 'blocked', { name }),
      failed: t('blockFailed'),
      onDone: () => {
        setAsked(false);
        // Listings of that person offer what passes between the two now.
        void viewerData.refresh();
      },
    });
  return (
    <>
      <button
        type="button"
        className={onAsk ? undefined : buttonVariants({ variant: 'ghost' })}
        onClick={() => {
          onAsk?.();
          setAsked(true);
        }}
        aria-label={t(blocked ? 'unblockPerson' : 'blockPerson', { name })}
      >
        <Icon name="ban" />
        {t(blocked ? 'unblock' : 'block')}
      </button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(blocked ? 'unblockTitle' : 'blockTitle', { name })}
        description={t(blocked ? 'unblockText' : 'blockText')}
        confirmLabel={t(blocked ? 'unblock' : 'block')}
        cancelLabel={t('cancel')}
        onConfirm={confirm}
        pending={pending}
        destructive={!blocked}
      />
    </>
  );
}

/**
 * Lists the people whom the user blocked, with unblock buttons, because their conversations may be far down the list.
 */
export function BlockedPeople({ people, unblock }: { people: PersonDto[]; unblock: Act }) {
  const t = useTranslations('messages');
  return (
    <details className="mt-4 text-15">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center px-1 text-ink-2 hover:text-ink">
        {t('blockedPeople', { count: people.length })}
      </summary>
      <ul className="max-w-md">
        {people.map((person) => (
          <li key={person.id} className="flex items-center justify-between gap-3 border-b border-line py-1.5">
            <span className="truncate">
              {person.firstName} {person.lastName}
            </span>
            <BlockButton person={person} blocked act={unblock} />
          </li>
        ))}
      </ul>
    </details>
  );
}
