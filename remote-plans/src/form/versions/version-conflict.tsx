import { errorText, type Conflict } from 'shared/api';
import { ConflictDialog, valueText } from 'shared/domain';
import type { FormSection } from '../form-section.ts';
import { flatten } from './flat-values.ts';
import { mergedValues, type ValueVersions } from './merged-values.ts';
import { rowText, versionLabels } from './version-labels.ts';

export interface VersionConflictProps<Values extends object> extends ValueVersions<Values> {
  /** The refusal, as `useEditable` tells it. */
  conflict: Pick<Conflict<unknown>, 'message' | 'fields'>;
  sections: readonly FormSection[];
  /** Both versions together, to be saved over `theirs`. */
  onKeep: (merged: Values) => void;
  /** Back to the form, which still holds everything. */
  onCancel: () => void;
  isBusy: boolean;
  /** Why the merged values could not be saved. */
  error?: unknown;
}

/** Two people have changed the same thing: their values beside each other, field by field and row by row (PP-11). */
export function VersionConflict<Values extends object>({
  conflict,
  sections,
  onKeep,
  error,
  ...props
}: VersionConflictProps<Values>) {
  const { base, mine, theirs, onCancel, isBusy } = props;
  const versions = flatten({ base, mine, theirs });
  return (
    <ConflictDialog
      {...versions}
      labels={versionLabels(versions.mine, sections)}
      message={conflict.message}
      fields={conflict.fields}
      format={(name, value) => rowText(name, value, sections) ?? valueText(value)}
      onKeep={(merged) => onKeep(mergedValues({ base, mine, theirs }, merged))}
      onCancel={onCancel}
      isBusy={isBusy}
      error={error === undefined ? undefined : errorText(error)}
    />
  );
}
