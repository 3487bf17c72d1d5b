import type { ReactNode, ComponentProps } from 'react';
import { cn } from './cn';
import { Icon } from './icon';

/** The props that connect a control to its field. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** The control's id; those of help and error derive from it. */
  id: string;
  label: ReactNode;
  /** Beside the label: "optional". */
  note?: ReactNode;
  /** Shows an asterisk; for screen readers, the control needs its own `required`. */
  required?: boolean;
  help?: ReactNode;
  /** At the end of the help line: a character count. */
  counter?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * A field: label above the control, help and error below it. `children` is a function that gets the control's id and
 * ARIA attributes: `<Field id="title" label="…" error={…}>{(control) => <Input {...control} />}</Field>`.
 */
export function Field({ id, label, note, required = false, help, counter, error, className, children }: FieldProps) {
  const describedBy = [error ? `${id}-error` : null, help ? `${id}-help` : null].filter(Boolean).join(' ');
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <Label htmlFor={id} note={note} required={required}>
        {label}
      </Label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help || counter ? (
        <div className="flex justify-between gap-3 text-13 text-ink-2">
          <span id={`${id}-help`}>{help}</span>
          {counter ? <span className="flex-none tabular-nums">{counter}</span> : null}
        </div>
      ) : null}
    </div>
  );
}

/** A field's error line. The live region stays in the page while empty, so that a later error is announced. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className="empty:hidden">
      {children ? (
        <p className="flex items-start gap-1.5 text-14 font-medium text-clay-ink">
          <Icon name="circle-alert" className="mt-0.75 size-3.75" />
          {children}
        </p>
      ) : null}
    </div>
  );
}

/** A label above a field, followed by `note` ("optional") in muted text, or by an asterisk if required. */
function Label({
  className,
  note,
  required = false,
  children,
  ...props
}: ComponentProps<'label'> & { note?: ReactNode; required?: boolean }) {
  return (
    <label className={cn('text-15 font-semibold', className)} {...props}>
      {children}
      {required ? (
        <span aria-hidden className="ml-0.5 text-clay-ink">
          *
        </span>
      ) : null}
      {note ? <span className="ml-1.5 text-14 font-normal text-ink-2">{note}</span> : null}
    </label>
  );
}
