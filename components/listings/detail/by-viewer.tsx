'use client';

import type { ReactNode } from 'react';
import { useViewer } from '@/components/layout/use-viewer';

interface ByViewerProps {
  sellerId: string;
  visitor: ReactNode;
  member: ReactNode;
  owner: ReactNode;
}

/**
 * What a page for everybody shows to a visitor, to a member or to the seller. Until it is known who looks, CSS chooses between visitor
 * and member by the hint on the document, so that nothing moves.
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
