'use client';

import type { ReactNode } from 'react';
import { useViewer } from '@/components/ui/viewer/use-viewer';

interface ByViewerProps {
  sellerId: string;
  visitor: ReactNode;
  member: ReactNode;
  owner: ReactNode;
}

/**
 * Shows one of three contents on a cached page: to visitors, to members or to the seller. Until the viewer is known,
 * CSS chooses between visitor and member by the hint on the document, so that the layout doesn't shift.
 */
export function ByViewer({ sellerId, visitor, member, owner }: ByViewerProps) {
  const { data: viewer } = useViewer();
  const isKnown = viewer !== undefined;
  if (viewer?.id === sellerId) return owner;
  return (
    <>
      {viewer ? null : <div className={isKnown ? 'contents' : 'contents signed-in:hidden'}>{visitor}</div>}
      {viewer === null ? null : <div className={isKnown ? 'contents' : 'hidden signed-in:contents'}>{member}</div>}
    </>
  );
}
