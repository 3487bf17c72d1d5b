import { db } from '@/lib/core/db/client';
import { listHelpVotes } from '@/lib/desk/admin/list-help-votes';
import { voteOnHelp } from '@/lib/pages/help/vote';
import { makeUser } from '@/tests/factories/user';

const reader = (address: string) => ({ address, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });

describe('whether the help helped', () => {
  it('is counted per question and language, for administrators, and names nobody', async () => {
    await voteOnHelp('deposit', 'es', 'yes', reader('10.1.0.1'));
    await voteOnHelp('deposit', 'es', 'no', reader('10.1.0.2'));
    await voteOnHelp('deposit', 'es', 'no', reader('10.1.0.3'));
    await voteOnHelp('highlight', 'pt', 'yes', reader('10.1.0.1'));
    await voteOnHelp('highlight', 'pt', 'no', { address: '10.1.0.4', userAgent: 'Googlebot/2.1' });
    const admin = await makeUser({ role: 'admin' });
    expect(await listHelpVotes(admin.actor)).toEqual([
      { question: 'deposit', language: 'es', yes: 1, no: 2 },
      { question: 'highlight', language: 'pt', yes: 1, no: 0 },
    ]);
    await expect(listHelpVotes((await makeUser()).actor)).rejects.toMatchObject({ code: 'forbidden' });
    expect(Object.keys((await db.helpVotes.findFirst()) ?? {}).sort()).toEqual(['language', 'no', 'question', 'yes']);
  });

  it('is refused for what nobody asks, and for an address that votes on and on', async () => {
    await expect(voteOnHelp('nothing', 'es', 'yes', reader('10.2.0.1'))).rejects.toMatchObject({ code: 'not_found' });
    const votes = Array.from({ length: 60 }, () => voteOnHelp('weighing', 'en', 'no', reader('10.2.0.2')));
    const refused = (await Promise.allSettled(votes)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(
      await db.helpVotes.findUnique({ where: { question_language: { question: 'weighing', language: 'en' } } }),
    ).toMatchObject({
      no: 60 - refused.length,
    });
  });
});
