import { errorText, withFields } from 'shared/api';
import { sectionAnchor, type SaveProblem } from 'shared/edit-form';
import { mutationAnchor, type MutationValues } from '../../mutations/index.ts';
import { fieldOfMutation, outcomeField } from '../form/outcome-field.ts';
import { partKey, type FailedPart, type PartResult } from './part-results.ts';
import type { SaveEnd } from './save-outcome.ts';

/** How the last attempt to save ended. */
export type SaveReport = Pick<SaveEnd, 'results' | 'readingError'>;

export const NO_REPORT: SaveReport = { results: [] };

/** What was sent is not in doubt when only this fails. */
const NOT_READ = 'The outcome could not be read after it was saved. Update again to go on';

/**
 * What the person has to know about an attempt: each part that is not saved, by its name, and that the outcome could not be
 * read again. Fields that the server names are those of the form.
 */
export function saveProblems(
  { results, readingError }: SaveReport,
  rows: readonly MutationValues[],
): SaveProblem[] {
  const unsaved = results.flatMap((result): SaveProblem[] => {
    if (result.state === 'saved') return [];
    const error = result.state === 'conflict' ? result.refusal : errorInForm(result, rows);
    return [{ part: result.title, error, elementId: elementOf(result) }];
  });
  return readingError === undefined ? unsaved : [...unsaved, { part: NOT_READ, error: readingError }];
}

/** Where the part is in the page: a mutation has its own block. */
function elementOf({ part, storedAs }: PartResult): string {
  return part.kind === 'outcome' ? sectionAnchor('outcome') : mutationAnchor(storedAs ?? part.key);
}

function errorInForm({ error, part }: FailedPart, rows: readonly MutationValues[]): unknown {
  const index = rows.findIndex(({ key }) => part.kind === 'mutation' && key === part.key);
  return withFields(error, (field) =>
    part.kind === 'outcome' ? outcomeField(field) : fieldOfMutation(index, field),
  );
}

/** Why mutations are not saved, by their keys in the form. */
export function mutationErrors({ results }: SaveReport): Record<string, string> {
  return Object.fromEntries(
    results.flatMap((result) => {
      if (result.part.kind !== 'mutation' || result.state === 'saved') return [];
      const error = result.state === 'conflict' ? result.refusal : result.error;
      return [[result.storedAs ?? partKey(result.part), errorText(error)]];
    }),
  );
}

/** The titles of the parts that were saved while others were not. */
export function savedTitles({ results }: SaveReport): string[] {
  return results.filter(({ state }) => state === 'saved').map(({ title }) => title);
}
