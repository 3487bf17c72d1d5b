import { Note } from '@/components/ui/note';

/** Says which files were refused and why; nothing if none was. */
export function RefusedFiles({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Note tone="error">
      <ul className="grid gap-1">
        {messages.map((message, index) => (
          <li key={`${message}-${index}`} className="break-words">
            {message}
          </li>
        ))}
      </ul>
    </Note>
  );
}
