import type { PlainField } from 'shared/record-fields';
import { SparseFacts } from 'shared/domain';
import { formatDate, type Fact } from 'shared/ui';
import type { StoredValues } from './plain-values.ts';

export interface PlainFactsProps<Field extends PlainField> {
  fields: readonly Field[];
  /** Nothing is stored yet while there is no record. */
  stored: Readonly<StoredValues<Field>> | undefined;
}

/** Stored values to read, in the order of the form (spec part 2 §6). */
export function PlainFacts<const Field extends PlainField>(props: PlainFactsProps<Field>) {
  return <SparseFacts facts={factsOf(props.fields, props.stored)} />;
}

function factsOf<const Field extends PlainField>(
  fields: readonly Field[],
  stored: Readonly<StoredValues<Field>> | undefined,
): Fact[];
function factsOf(
  fields: readonly PlainField[],
  stored: Readonly<Record<string, string | number | boolean | null>> | undefined,
): Fact[] {
  return fields.map(({ name, label, kind }) => ({
    label,
    value: shown(kind, stored?.[name] ?? null),
    isWide: kind === 'area',
  }));
}

/** A box that is not ticked means no, also where nothing was ever stored (PP-33). */
function shown(kind: PlainField['kind'], stored: string | number | boolean | null): Fact['value'] {
  if (kind === 'flag') return stored === true ? 'Yes' : 'No';
  if (kind === 'date' && typeof stored === 'string') return formatDate(stored);
  return stored;
}
