'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import type { EditablePostDto } from '@/lib/pages/blog/dto';
import type { PostStatus } from '@/lib/pages/blog/schema';
import { localizedPath } from '@/lib/core/i18n/paths';

interface EditorActionsProps {
  post: EditablePostDto | null;
  /** Whether the page is hydrated. */
  ready: boolean;
  /** The operation in progress. */
  pending: PostStatus | 'deleted' | undefined;
  onSave: (status: PostStatus) => void;
  onDelete: () => void;
  /** What is said of the draft. */
  children: ReactNode;
}

/** The operations available for a post in its status; every button also saves the text. */
export function EditorActions({ post, ready, pending, onSave, onDelete, children }: EditorActionsProps) {
  const t = useTranslations('admin.blog');
  const [asking, setAsking] = useState(false);
  const status = post?.status ?? 'draft';
  const busy = !ready || pending !== undefined;
  const save = (to: PostStatus, label: string, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button variant={variant} disabled={busy} pending={pending === to} onClick={() => onSave(to)}>
      {label}
    </Button>
  );
  return (
    <>
      {post ? (
        <div className="flex flex-wrap items-center gap-2">
          <a
            href={localizedPath(
              post.language,
              status === 'published' ? `/blog/${post.slug}` : `/admin/blog/${post.id}/preview`,
            )}
            className={buttonVariants({ variant: 'ghost' })}
          >
            {t(status === 'published' ? 'view' : 'preview')}
          </a>
          <Button
            variant="ghost"
            disabled={busy}
            pending={pending === 'deleted'}
            onClick={() => setAsking(true)}
            className="text-clay-ink sm:ml-auto"
          >
            {t('delete')}
          </Button>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={t('deleteTitle', { title: post.title })}
            description={t('deleteText')}
            confirmLabel={t('delete')}
            cancelLabel={t('cancel')}
            destructive
            onConfirm={() => {
              setAsking(false);
              onDelete();
            }}
          />
        </div>
      ) : null}
      <div
        data-bottom-bar
        className="sticky bottom-(--admin-bar,0) z-10 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-3"
      >
        {children}
        <div className="flex flex-wrap gap-2">
          {status === 'published'
            ? save('published', t('saveChanges'), 'primary')
            : save('published', t('publish'), 'primary')}
          {status === 'draft' ? save('draft', t('saveDraft')) : null}
          {status === 'archived' ? save('archived', t('saveChanges')) : null}
          {status === 'published' ? save('archived', t('archive')) : null}
        </div>
      </div>
    </>
  );
}
