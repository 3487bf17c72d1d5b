import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { renderMarkdown } from '@/lib/core/markdown/render-markdown';

/**
 * Renders a post's text as its page would show it.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export function previewPost(actor: Actor, content: string): string {
  requireAdmin(actor);
  return renderMarkdown(content).html;
}
