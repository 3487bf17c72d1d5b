import type { ErrorCode } from '@/lib/core/errors/domain-error';
import {
  TOPIC_FIELDS,
  TOPIC_NOT_FOUND,
  parseTopic,
  topicFields,
  topicIds,
  topicOf,
  topicText,
  type Topic,
  type TopicIds,
} from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';

/** What reports and cases can be about besides topics: a person, or a message in the reporter's inbox. */
const CONDUCT_KINDS = ['user', 'message'] as const;

/** A person or a message. */
export type Conduct = { kind: (typeof CONDUCT_KINDS)[number]; id: string };

/** What a report or a case is about. */
export type ReportSubject = Topic | Conduct;
export type SubjectKind = ReportSubject['kind'];

/** The five columns that identify a row's subject; at most one is set. */
export type SubjectIds = TopicIds & { userId: string | null; messageId: string | null };

const COLUMNS = { user: 'userId', message: 'messageId' } as const satisfies Record<Conduct['kind'], keyof SubjectIds>;

/** The error for a subject that doesn't exist or that the reporter can't see, by kind. */
export const SUBJECT_NOT_FOUND = {
  ...TOPIC_NOT_FOUND,
  user: 'recipient_not_found',
  message: 'message_not_found',
} as const satisfies Record<SubjectKind, ErrorCode>;

/** The input fields that identify a subject, and their names. */
export const subjectFields = { ...topicFields, userId: topicFields.listingId, messageId: topicFields.listingId };
export const SUBJECT_FIELDS = [...TOPIC_FIELDS, ...Object.values(COLUMNS)];

/** Returns true for what somebody offers, false for a person or a message. */
export function isTopic(subject: ReportSubject): subject is Topic {
  return subject.kind !== 'user' && subject.kind !== 'message';
}

/** Returns the columns of a row about `subject`; null means none. */
export function subjectIds(subject: ReportSubject | null): SubjectIds {
  const none = { userId: null, messageId: null };
  if (!subject || isTopic(subject)) return { ...topicIds(subject), ...none };
  return { ...topicIds(null), ...none, [COLUMNS[subject.kind]]: subject.id };
}

/** Returns a row's subject; null if it has none or the subject was deleted. */
export function subjectOf(ids: Partial<SubjectIds>): ReportSubject | null {
  for (const kind of CONDUCT_KINDS) {
    const id = ids[COLUMNS[kind]];
    if (id) return { kind, id };
  }
  return topicOf(ids);
}

/** Returns the one condition that finds the rows about `subject`. */
export function aboutSubject(subject: ReportSubject): Partial<SubjectIds> {
  return Object.fromEntries(Object.entries(subjectIds(subject)).filter(([, id]) => id !== null));
}

/** Returns true if at most one of them is set. */
export function hasOneSubject(ids: SubjectIds): boolean {
  return SUBJECT_FIELDS.filter((column) => ids[column] !== null).length <= 1;
}

/** Formats a subject for URLs: a topic by `topicText`, the others as `user-<id>` and `message-<id>`. */
export function subjectText(subject: ReportSubject): string {
  return isTopic(subject) ? topicText(subject) : `${subject.kind}-${subject.id}`;
}

/** Parses the format of `subjectText`; null if it isn't valid. */
export function parseSubject(text: string): ReportSubject | null {
  const kind = CONDUCT_KINDS.find((name) => text.startsWith(`${name}-`));
  if (!kind) return parseTopic(text);
  const id = text.slice(kind.length + 1);
  return isId(id) ? { kind, id } : null;
}
