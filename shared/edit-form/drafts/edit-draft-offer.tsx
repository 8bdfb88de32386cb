import { useEffect, useEffectEvent } from 'react';
import { DraftOffer } from 'shared/domain';
import { Text } from 'shared/ui';
import type { FieldValues } from 'shared/ui-forms';
import { isSame } from '../changes/same-section.ts';
import type { FormEdit } from '../form-edit.ts';
import type { FormSection } from '../sections/form-section.ts';
import { flatten } from '../versions/flat-values.ts';
import { fieldsWith, type Versions } from '../versions/merge.ts';
import { mergedValues } from '../versions/merged-values.ts';
import { versionLabels } from '../versions/version-labels.ts';

export interface EditDraftOfferProps<Values extends FieldValues> {
  edit: FormEdit<Values>;
  /** What the offer calls the fields that others have saved too. */
  sections?: readonly FormSection[];
}

/**
 * Offers what was typed on an earlier visit; it goes over what is stored by now. What has been stored meanwhile is no draft any more, and
 * what others have stored differently is named: it is chosen when the draft is saved (`useDraftConflict`).
 */
export function EditDraftOffer<Values extends FieldValues>({
  edit: { form, base, draft, isNew, withoutStep = (values) => values },
  sections,
}: EditDraftOfferProps<Values>) {
  const found = draft.found?.value;
  const versions = found && { ...found, theirs: base };
  const isStored = versions !== undefined && isSame(mergedValues(versions), base);
  const discard = useEffectEvent(draft.discard);
  useEffect(() => {
    if (isStored) discard();
  }, [isStored]);
  if (versions === undefined || isStored) return null;
  return (
    <DraftOffer
      draft={draft}
      onTakeUp={() => form.reset(withoutStep(mergedValues(versions)), { keepDefaultValues: true })}
    >
      {!isNew && sections && <SavedDifferently versions={versions} sections={sections} />}
    </DraftOffer>
  );
}

interface SavedDifferentlyProps {
  versions: Versions<object>;
  sections: readonly FormSection[];
}

function SavedDifferently({ versions, sections }: SavedDifferentlyProps) {
  const flat = flatten(versions);
  const labels = versionLabels(flat.mine, sections);
  const names = fieldsWith(flat, 'choose').flatMap((field) => labels[field] ?? []);
  if (names.length === 0) return null;
  return (
    <Text>
      Saved with another value since the draft was begun: {names.join('; ')}. You choose between both when you
      save.
    </Text>
  );
}
