/** The rules of a colony (api-2 §13.2). */
import { UserError } from '../../../platform/http/errors/errors.ts';
import { hasSubmittedData, type StageProgress } from '../../phenotyping/submitted-data.ts';
import { unknownStrain } from '../background-strain-field.ts';
import type { ColonyDraft } from './colony-values.ts';

/** A colony that the rules accept. */
export type ColonyValues = ColonyDraft & { name: string; strainId: number };

/**
 * A colony to be created, or the first rule that it breaks.
 *
 * @param isNameTaken whether any colony has the name of the draft
 * @throws UserError
 */
export function newColony(draft: ColonyDraft, isNameTaken: boolean): ColonyValues {
  const name = given(draft.name);
  const strainId = draft.strainId;
  if (strainId === null) throw new UserError('[Background Strain] cannot be null.');
  requireVisible(name);
  if (isNameTaken) throw new UserError(`The colony [${name}] already exists.`);
  return { ...draft, name, strainId };
}

/**
 * A colony to be changed, or the first rule that it breaks. The database checks that the name is unique.
 *
 * @param stages of the plans that start from the colony
 * @throws UserError
 */
export function changedColony(
  draft: ColonyDraft,
  before: Pick<ColonyValues, 'name' | 'strainId'>,
  stages: readonly StageProgress[],
): ColonyValues {
  const strainId = draft.strainId;
  // The existing tracker looks the strain up before anything else.
  if (strainId === null) throw new UserError(unknownStrain(null));
  const name = given(draft.name);
  requireVisible(name);
  const isOther = name !== before.name || strainId !== before.strainId;
  if (isOther && hasSubmittedData(stages))
    throw new UserError(
      'The name and/or the background strain can not be change because the colony has active phenotyping data associated with it.',
    );
  return { ...draft, name, strainId };
}

function given(name: string | null): string {
  if (name === null || name.trim() === '') throw new UserError('[Colony name] cannot be null.');
  return name;
}

/** Two names that look the same would be two colonies. */
function requireVisible(name: string): void {
  if (name !== name.trim()) throw new UserError('The colony name contains leading or trailing spaces.');
  if (/[\p{Cc}\p{Cf}]/u.test(name))
    throw new UserError('The colony name contains characters that cannot be seen. Please type it again.');
}
