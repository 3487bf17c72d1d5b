import { db } from '@/lib/core/db/client';
import { topicIds } from '@/lib/core/topics/schema';
import { QUESTIONS, type DemoQuestion } from './content/questions';
import { DAY_MS } from '@/lib/core/durations';
import { demoId } from './listings';

type Things = Record<DemoQuestion['about'], readonly { id: string; userId: string; title: string }[]>;

/**
 * Creates the conversations of the buyer with sellers about lots and equipment. @throws Error if a title does not exist
 */
export async function createQuestions(buyer: string, things: Things, now: Date): Promise<void> {
  await db.message.createMany({
    data: QUESTIONS.flatMap(({ about, title, read, lines }) => {
      const thing = things[about].find((candidate) => candidate.title === title);
      if (!thing) throw new Error(`Nothing in the demonstration is called ${title}`);
      return lines.map(({ from, text, hoursAgo }) => {
        const [writer, reader] = from === 'buyer' ? [buyer, thing.userId] : [thing.userId, buyer];
        const createdAt = new Date(now.getTime() - (hoursAgo / 24) * DAY_MS);
        return {
          // The inbox is ordered by id.
          id: demoId(`message ${text}`, createdAt),
          fromUserId: writer,
          toUserId: reader,
          message: text,
          isRead: read,
          ...topicIds({ kind: about, id: thing.id }),
          contactMethod: 'corral' as const,
          contactValue: '',
          createdAt,
        };
      });
    }),
  });
}
