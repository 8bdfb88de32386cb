import { CloseIcon } from 'shared/ui';

interface ChipsProps {
  /** Names the list. */
  label: string;
  values: readonly string[];
  /** Without it the chips cannot be taken away. */
  onRemove?: (value: string) => void;
}

/** What is chosen, each with a button that takes it away. A press on a chip is not one on the field around it. */
export function Chips({ label, values, onRemove }: ChipsProps) {
  if (values.length === 0) return null;
  return (
    <ul className="gt-chips" aria-label={label}>
      {values.map((value) => (
        <li
          key={value}
          className="gt-chip"
          data-fixed={onRemove ? undefined : ''}
          onClick={(event) => event.stopPropagation()}
        >
          {value}
          {onRemove && (
            <button
              type="button"
              className="gt-chip-remove"
              aria-label={`Remove ${value}`}
              onClick={() => onRemove(value)}
            >
              <CloseIcon size={12} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
