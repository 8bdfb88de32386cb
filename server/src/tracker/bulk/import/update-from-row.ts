import { AttemptInputs } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import { refuseStale } from '../../../platform/history/stale-write.ts';
import { ApiError, PreconditionFailedError } from '../../../platform/http/errors/errors.ts';
import { attemptMembers } from '../../attempts/attempt-representation.ts';
import { resolveAttempt } from '../../attempts/resolve-attempt.ts';
import { readablePlan, requirePlanUpdate } from '../../plans/readable-plan.ts';
import { savePlan } from '../../plans/save-plan.ts';
import type { PlanRow } from '../../plans/plan-rows.ts';
import { writePlanAttempt } from '../../plans/update-plan.ts';
import type { RowChange } from '../applied.ts';
import { attemptColumns } from './attempt-columns.ts';
import { cellText } from './cell-values.ts';
import { requestOf } from './checked-request.ts';
import type { ImportColumn } from './column.ts';
import { importColumns, PIN_PATH, VERSION_PATH } from './columns.ts';
import type { ImportWorking } from './create-from-row.ts';
import {
  inWordsOfFile,
  placed,
  valueAt,
  valuesOfRow,
  withLists,
  type PlacedValue,
  type StoredRow,
} from './row-request.ts';

const checked = requestOf(AttemptInputs);

/** What says which plan is meant, and how it was, instead of what is to be stored. */
const NAMING: readonly string[] = [PIN_PATH, VERSION_PATH];

/**
 * Changes those values of an attempt that a row has; empty cells leave theirs as they are. Everything else of the plan stays, by
 * the rules of an update of it. A row with the version that its file was made of is refused where it would overwrite a later
 * change; one whose values are there already changes nothing, whatever its version.
 *
 * @returns what the transaction does
 * @throws ApiError with what is wrong in the words of the file
 */
export async function updateFromRow(
  db: Db,
  row: StoredRow & { pin: string },
  working: ImportWorking,
): Promise<RowChange> {
  const { caller, lists, externalServices } = working;
  const plan = await readablePlan(db, pinOf(row.pin), caller);
  requirePlanUpdate(plan, caller);
  const attemptTypeName = lists.attempt_type.get(plan.attemptTypeId).name;
  if (attemptColumns(attemptTypeName) === undefined)
    throw new ApiError(
      400,
      `${plan.pin} is a plan of ${attemptTypeName}, whose attempts files cannot change.`,
    );
  const cells = valuesOfRow('attemptUpdates', row, attemptTypeName);
  const present = attemptMembers(plan.attempt, { ...plan, attemptTypeName }, lists, '');
  const values = cells.filter(
    ({ column, value }) => !NAMING.includes(column.path) && !isThere(present, column, value),
  );
  if (values.length === 0) return { change: () => Promise.resolve({ details: [], undo: null }) };
  await refuseOlderRow(db, plan, cells).catch((error: unknown) => {
    throw error instanceof PreconditionFailedError ? changedSince(error, attemptTypeName) : error;
  });
  try {
    const body = checked(withLists(placed(values, structuredClone({ ...present }))));
    const attempt = await resolveAttempt(body, { attemptTypeName, lists, externalServices, db });
    const change: RowChange['change'] = async (tx) => {
      const { history } = await savePlan(tx, plan.pin, {
        ...{ caller, lists, expectedVersion: plan.version },
        change: (within, before) => writePlanAttempt(within, before, attempt, lists),
      }).catch((error: unknown) => {
        throw inWordsOfFile(error, values);
      });
      return { details: history?.details ?? [], undo: null };
    };
    return { change };
  } catch (error) {
    throw inWordsOfFile(error, values);
  }
}

/** Spreadsheets take `0000000012` for a number; people leave out zeros and the prefix. */
function pinOf(written: string): string {
  const digits = /^(?:PIN:)?\s*(\d{1,10})$/i.exec(written)?.[1];
  return digits === undefined ? written : `PIN:${digits.padStart(10, '0')}`;
}

/** Whether a cell says what is stored already, which a file may have changed in a blank or a sign (`cellText`). */
function isThere(present: unknown, { path }: ImportColumn, value: PlacedValue['value']): boolean {
  const stored = valueAt(present, path);
  return (typeof stored === 'string' ? cellText(stored) : stored) === value;
}

/** What a message names of what others have changed. */
const MOST_CHANGES = 3;

/** The refusal of a row that is older than its plan: who has changed what since, in the words of the file. */
function changedSince(
  { message, subErrors = [] }: PreconditionFailedError,
  attemptTypeName: string,
): ApiError {
  const columns = importColumns('attemptUpdates', attemptTypeName);
  const changes = subErrors.slice(-MOST_CHANGES).map((change) => {
    const title = columns.find(({ path }) => path === change.field)?.title ?? change.field;
    return `${title}: ${change.message}`;
  });
  const what = changes.length === 0 ? message : changes.join(' ');
  return new ApiError(412, `${what} Please download the file again to change this plan.`);
}

/** @throws PreconditionFailedError where the file was made of another version of the plan than there is now */
async function refuseOlderRow(db: Db, plan: PlanRow, cells: readonly PlacedValue[]): Promise<void> {
  const version = cells.find(({ column }) => column.path === VERSION_PATH)?.value;
  await refuseStale(db, { entity: 'Plan', ...plan }, typeof version === 'number' ? version : null);
}
