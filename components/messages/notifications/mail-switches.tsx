'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Checkbox } from '@/components/ui/checkbox';
import { notify } from '@/components/ui/notify';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { MailSwitch } from '@/lib/records/notifications/schema';

interface MailSwitchesProps {
  switches: readonly { name: MailSwitch; label: string; isOn: boolean }[];
  failed: string;
  change: (input: { name: MailSwitch; isOn: boolean }) => Promise<ActionResult>;
}

/** Which notifications are mailed as well; each is saved at once, and goes back if that fails. */
export function MailSwitches({ switches, failed, change }: MailSwitchesProps) {
  const [on, setOn] = useState(() => new Set(switches.filter(({ isOn }) => isOn).map(({ name }) => name)));
  const router = useRouter();
  const ready = useHydrated();
  const show = (name: MailSwitch, isOn: boolean) =>
    setOn((before) => new Set(isOn ? [...before, name] : [...before].filter((other) => other !== name)));
  const turn = async (name: MailSwitch, isOn: boolean) => {
    show(name, isOn);
    const result = await change({ name, isOn }).catch(() => null);
    // The account says how many are on.
    if (result?.ok) return router.refresh();
    show(name, !isOn);
    notify.error(failed);
    if (result?.error.code === 'unauthorized') leaveToSignIn();
  };
  return (
    <ul>
      {switches.map(({ name, label }) => (
        <li key={name}>
          <Checkbox
            checked={on.has(name)}
            disabled={!ready}
            onChange={(event) => void turn(name, event.target.checked)}
          >
            {label}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
