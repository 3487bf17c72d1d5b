import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import { renderMarkdown } from '@/lib/markdown/render-markdown';

/**
 * Renders a post's text as its page would show it.
 * @throws DomainError `forbidden` unless the actor is an administrator.
 */
export function previewPost(actor: Actor, content: string): string {
  requireAdmin(actor);
  return renderMarkdown(content).html;
}
