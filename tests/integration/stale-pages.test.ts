import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { restoreUser } from '@/lib/closure/account-closure/restore-user';
import { suspendUser } from '@/lib/closure/account-closure/suspend-user';
import { updateProfile } from '@/lib/accounts/accounts/update-profile';
import { createPost } from '@/lib/pages/blog/create-post';
import { deletePost } from '@/lib/pages/blog/delete-post';
import { postFieldsSchema } from '@/lib/pages/blog/schema';
import { archivePost } from '@/lib/pages/blog/set-post-status';
import { pagesChanged } from '@/lib/core/cache/page-changes';
import { KINDS } from '@/lib/market/topics/kinds';
import { db } from '@/lib/core/db/client';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineAction } from '@/lib/web/http/define-action';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { markSold } from '@/lib/market/listings/mark-sold';
import { renewListing } from '@/lib/market/listings/renew-listing';
import { setListingActive } from '@/lib/market/listings/set-listing-active';
import { makeEquipment } from '@/tests/factories/equipment';
import { eraseAccount } from '@/tests/factories/erase-account';
import { makeListing } from '@/tests/factories/listing';
import { postInput } from '@/tests/factories/post-input';
import { makeUser } from '@/tests/factories/user';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
const viewer = { id: '', role: 'user' as const };
jest.mock('@/lib/web/auth/viewer', () => ({ requireActor: () => Promise.resolve(viewer) }));

/** Returns the distinct tags that `work` committed. */
async function staleAfter(work: () => Promise<unknown>): Promise<Set<string>> {
  await db.$executeRaw`DELETE FROM page_changes`;
  await work();
  const rows = await db.$queryRaw<{ tags: string[] }[]>`SELECT tags FROM page_changes`;
  return new Set(rows.flatMap(({ tags }) => tags));
}

describe.each([
  ['listing', 'listings', makeListing],
  ['equipment', 'equipment', makeEquipment],
] as const)('a change of one %s', (name, list, make) => {
  const kind = KINDS[name];

  it('makes its page, the lists and its seller’s page stale, and those of no other listing', async () => {
    const { actor } = await makeUser();
    const { id } = await make({ userId: actor.id });
    const changed = [list, `listing:${id}`, `listings-of:${actor.id}`];
    const gone = [...changed, `off-sale:${id}`];
    const tagsOf = (work: () => Promise<unknown>) => staleAfter(work).then((tags) => [...tags]);
    expect(await tagsOf(() => renewListing<unknown>(actor, kind, id))).toEqual(changed);
    expect(await tagsOf(() => setListingActive<unknown>(actor, kind, id, false))).toEqual(gone);
    expect(await tagsOf(() => setListingActive<unknown>(actor, kind, id, true))).toEqual(changed);
    expect(await tagsOf(() => markSold<unknown>(actor, kind, id, true))).toEqual(gone);
    expect(await tagsOf(() => markSold<unknown>(actor, kind, id, false))).toEqual(changed);
    expect(await tagsOf(() => deleteListing(actor, kind, id))).toEqual(gone);
  });

  it('makes nothing stale if it is refused', async () => {
    const { id } = await make();
    const { actor } = await makeUser();
    const refused = () => expect(markSold<unknown>(actor, kind, id, true)).rejects.toBeInstanceOf(DomainError);
    expect(await staleAfter(refused)).toEqual(new Set());
  });
});

describe('a person', () => {
  it('who is suspended disappears from every page at once, and returns to all of them', async () => {
    const admin = (await makeUser({ role: 'admin' })).actor;
    const { actor } = await makeUser();
    const [animal, tool] = [await makeListing({ userId: actor.id }), await makeEquipment({ userId: actor.id })];
    const pages = [`seller:${actor.id}`, `listing:${animal.id}`, `listing:${tool.id}`, 'listings', 'equipment', 'ads'];
    const hidden = await staleAfter(() => suspendUser(admin, { userId: actor.id, reason: 'Estafa', days: null }));
    for (const tag of [...pages, `off-sale:${animal.id}`, `off-sale:${tool.id}`]) expect(hidden).toContain(tag);
    const shown = await staleAfter(() => restoreUser(admin, actor.id));
    for (const tag of pages) expect(shown).toContain(tag);
  });

  it('whose account is deleted disappears with their listings and lots', async () => {
    const { actor } = await makeUser();
    const { id } = await makeListing({ userId: actor.id });
    const stale = await staleAfter(() => eraseAccount(actor));
    for (const tag of ['listings', `listing:${id}`, `off-sale:${id}`, `seller:${actor.id}`, 'ads'])
      expect(stale).toContain(tag);
  });

  it('with a new name has it on their own pages', async () => {
    const { actor } = await makeUser();
    const profile = { firstName: 'Ana', lastName: 'Paz', phone: null, location: null, language: 'pt' as const };
    expect(await staleAfter(() => updateProfile(actor, profile))).toEqual(new Set([`seller:${actor.id}`]));
  });
});

it('a post makes the blog stale when it is published, archived and deleted', async () => {
  const admin = (await makeUser({ role: 'admin' })).actor;
  let id = '';
  const write = async () =>
    ({ id } = await createPost(admin, postFieldsSchema.parse(postInput({ status: 'published' }))));
  for (const work of [write, () => archivePost(admin, id), () => deletePost(admin, id)])
    expect(await staleAfter(work)).toEqual(new Set(['blog']));
});

describe('an adapter', () => {
  const nothing = z.object({});

  it('expires what the verb made stale before it answers', async () => {
    const act = defineAction(nothing, async () => pagesChanged(db, ['blog', 'listing:1']));
    expect(await act({})).toMatchObject({ ok: true });
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([
      ['blog', { expire: 0 }],
      ['listing:1', { expire: 0 }],
    ]);
  });

  it('expires nothing if the verb throws', async () => {
    jest.mocked(revalidateTag).mockClear();
    const act = defineAction(nothing, async () => {
      await db.$transaction(async (tx) => {
        await pagesChanged(tx, ['blog']);
        throw new DomainError('conflict');
      });
    });
    expect(await act({})).toMatchObject({ ok: false, error: { code: 'conflict' } });
    expect(revalidateTag).not.toHaveBeenCalled();
  });
});
