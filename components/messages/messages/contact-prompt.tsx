'use client';

import { useEffect } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { notify } from '@/components/ui/notify';
import type { ContactLabels } from './contact-labels';

type PromptLabels = Pick<ContactLabels, 'signInTitle' | 'signInText' | 'signIn'>;

/** Tells a signed-out visitor who followed a card's contact button that they need to sign in. */
export function ContactPrompt({ labels }: { labels: PromptLabels }) {
  const { signInTitle, signInText, signIn } = labels;
  const { data: viewer } = useViewer();
  useEffect(() => {
    if (viewer !== null) return;
    const promptForHash = () => {
      if (window.location.hash !== '#contact') return;
      notify.info(signInTitle, {
        description: signInText,
        action: { label: signIn, onClick: () => leaveToSignIn(0, '#contact') },
      });
    };
    promptForHash();
    window.addEventListener('hashchange', promptForHash);
    return () => window.removeEventListener('hashchange', promptForHash);
  }, [viewer, signInTitle, signInText, signIn]);
  return null;
}
