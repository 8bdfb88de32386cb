import { ApiError } from '../../../platform/http/errors/errors.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { cellOf, namedCells, type StoredRow } from './row-request.ts';
import { ATTEMPT_TYPE_PATH, IMPORTED_ATTEMPT_TYPES, importColumns } from './columns.ts';

/**
 * The attempt type of a row for a new project, as the look-up list writes it.
 *
 * @throws ApiError 400 for one that a first plan cannot have
 */
export function attemptTypeOf(row: StoredRow, lists: Lists): string {
  const column = importColumns('newProjects', undefined).find(({ path }) => path === ATTEMPT_TYPE_PATH);
  const written = column === undefined ? '' : cellOf(namedCells(row), column);
  const name = lists.attempt_type.find(written)?.name;
  const type = IMPORTED_ATTEMPT_TYPES.find((one) => one === name);
  if (type !== undefined) return type;
  const choice = IMPORTED_ATTEMPT_TYPES.join(', ');
  throw new ApiError(
    400,
    `Attempt Type: ${written === '' ? 'This cell must not be empty.' : `'${written}' is no attempt type of a first plan.`} Use one of: ${choice}.`,
  );
}
