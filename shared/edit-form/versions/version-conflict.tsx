import { useEffect, useEffectEvent } from 'react';
import { errorText } from 'shared/api';
import type { FieldValues } from 'shared/ui-forms';
import type { FormEdit } from '../form-edit.ts';
import type { FormSection } from '../sections/form-section.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { flatten } from './flat-values.ts';
import { fieldsWith } from './merge.ts';
import { mergedValues } from './merged-values.ts';
import { versionLabels, versionText } from './version-labels.ts';

export interface VersionConflictProps<Values extends FieldValues> {
  edit: FormEdit<Values>;
  sections: readonly FormSection[];
}

/** Two people have changed the same thing: their values beside each other, field by field and row by row (PP-11). */
export function VersionConflict<Values extends FieldValues>({
  edit,
  sections,
}: VersionConflictProps<Values>) {
  const { conflict } = edit;
  return conflict && <OpenConflict edit={edit} conflict={conflict} sections={sections} />;
}

function OpenConflict<Values extends FieldValues>({
  edit: { form, base, isBusy, problems },
  conflict,
  sections,
}: VersionConflictProps<Values> & { conflict: NonNullable<FormEdit<Values>['conflict']> }) {
  const versions = { base: conflict.base ?? base, mine: form.getValues(), theirs: conflict.theirs };
  const flat = flatten(versions);
  // Everything typed is stored: the save before got no response, and was carried out.
  const isStored = (['mine', 'choose'] as const).every((change) => fieldsWith(flat, change).length === 0);
  const takeOver = useEffectEvent(() => void conflict.resolve(mergedValues(versions)));
  useEffect(() => {
    if (isStored) takeOver();
  }, [isStored]);
  if (isStored) return null;
  const [problem] = problems;
  return (
    <ConflictDialog
      {...flat}
      labels={versionLabels(flat.mine, sections)}
      message={conflict.message}
      fields={conflict.fields}
      format={(name, value) => versionText(name, value, sections)}
      onKeep={(merged) => void conflict.resolve(mergedValues(versions, merged))}
      onCancel={conflict.dismiss}
      isBusy={isBusy}
      error={problem && errorText(problem.error)}
    />
  );
}
