'use client';

import { useEffect } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { notify } from '@/components/ui/notify';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import type { ContactLabels } from './contact-labels';

/** Tells a signed-out visitor who followed a card's contact button that they need to sign in; its words load for them. */
export function ContactPrompt() {
  const { data: viewer } = useViewer();
  useEffect(() => {
    if (viewer !== null) return;
    const promptForHash = () => {
      if (window.location.hash !== '#contact') return;
      fetchWords<ContactLabels>('contact').then(
        ({ signInTitle, signInText, signIn }) =>
          notify.info(signInTitle, {
            description: signInText,
            action: { label: signIn, onClick: () => leaveToSignIn(0, '#contact') },
          }),
        // Without a connection the page's own button still says it.
        () => undefined,
      );
    };
    promptForHash();
    window.addEventListener('hashchange', promptForHash);
    return () => window.removeEventListener('hashchange', promptForHash);
  }, [viewer]);
  return null;
}
