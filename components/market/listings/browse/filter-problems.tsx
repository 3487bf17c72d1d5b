import { Note } from '@/components/ui/note';
import type { FilterProblem } from './active-filters';

/**
 * Lists the invalid filters above the results, because the field itself may be in a closed sheet or below the fold.
 * Announced together with the results.
 */
export function FilterProblems({ problems }: { problems: readonly FilterProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Note tone="error" role="note" className="mb-4">
      <ul className="grid gap-1">
        {problems.map(({ label, text }) => (
          <li key={label}>
            <strong className="font-semibold">{label}</strong> {text}
          </li>
        ))}
      </ul>
    </Note>
  );
}
