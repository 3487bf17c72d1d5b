import { FieldError } from '@/components/ui/field';

const LOOKS = {
  bar: {
    list: 'grid auto-cols-fr gap-0.5 rounded-input border border-line bg-surface p-0.5 max-sm:grid-cols-2 sm:grid-flow-col',
    item: 'rounded-[6px] px-2 text-center',
    checked: 'has-checked:bg-pasture-soft has-checked:font-semibold has-checked:text-pasture-ink',
  },
  band: {
    list: 'flex flex-wrap gap-0.5 rounded-input border border-line bg-surface p-0.5',
    item: 'flex-auto rounded-[6px] px-2.5',
    checked: 'has-checked:bg-pasture-soft has-checked:font-semibold has-checked:text-pasture-ink',
  },
  chips: {
    list: 'flex flex-wrap gap-2',
    item: 'rounded-full border border-line-strong bg-surface px-3.5 hover:border-ink',
    checked:
      'has-checked:border-pasture has-checked:bg-pasture-soft has-checked:font-semibold has-checked:text-pasture-ink has-checked:inset-ring has-checked:inset-ring-pasture',
  },
};

interface SegmentsProps<Value extends string> {
  /** Names the group. */
  name: string;
  label: string;
  /** Shows an asterisk. */
  required?: boolean;
  /** Hides the label, where one above says enough. */
  isLabelHidden?: boolean;
  /** The id of the first choice, which an error leads to. */
  id?: string;
  error?: string | undefined;
  options: readonly { value: Value; title: string }[];
  chosen: string;
  onChoose: (value: Value) => void;
  /** `bar` has equal parts in one frame, `band` parts of any number and length, `chips` stand apart. */
  look?: keyof typeof LOOKS;
}

/** One of a few choices, 44 px high each. They are native radios: the arrow keys move between them. */
export function Segments<Value extends string>({
  name,
  label,
  required = false,
  isLabelHidden = false,
  id,
  error,
  options,
  chosen,
  onChoose,
  look = 'bar',
}: SegmentsProps<Value>) {
  const { list, item, checked } = LOOKS[look];
  const errorId = `${id ?? name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-1.5">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-15 font-semibold'}>
        {label}
        {required ? (
          <span aria-hidden className="ml-0.5 text-clay-ink">
            *
          </span>
        ) : null}
      </legend>
      <div className={list}>
        {options.map(({ value, title }, index) => (
          <label
            key={value}
            className={`relative flex min-h-11 cursor-pointer items-center justify-center text-14 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pasture ${item} ${checked}`}
          >
            <input
              type="radio"
              // What scrolls to it shows the legend too.
              className="absolute inset-0 size-full cursor-pointer scroll-mt-10 opacity-0"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              checked={chosen === value}
              required={required}
              onChange={() => onChoose(value)}
            />
            {title}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
