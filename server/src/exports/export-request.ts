import type { FileSearchExportQuery, ProjectSearchFilters } from 'shared/contract';
import { UserError } from '../http/errors.ts';
import { listValues } from '../http/parameter-values.ts';

/**
 * Whether an export has the columns of the existing tracker, or those of the screen.
 *
 * @param table the screen whose columns and rows this export can have
 * @throws UserError for a name that is not known
 */
export function readColumns(name: string | undefined, table: 'search' | 'list'): 'tracker' | 'screen' {
  if (name === undefined || name === '') return 'tracker';
  if (name === table) return 'screen';
  throw new UserError(
    `The columns '${name}' are not known. Use '${table}', or leave the parameter out for the columns of the tracker.`,
  );
}

/** The filters of an export by file: older clients know them by plural names, ours by the usual ones; both count. */
export function mergedFilters(query: FileSearchExportQuery): ProjectSearchFilters {
  return {
    tpn: both(query.tpn, query.tpns),
    intentionTypeName: both(query.intentionTypeName, query.intentionTypeNames),
    privacyName: both(query.privacyName, query.privacyNames),
    workUnitName: both(query.workUnitName, query.workUnitNames),
    workGroupName: both(query.workGroupName, query.workGroupNames),
    consortiumName: both(query.consortiumName, query.consortiaNames),
    summaryStatusName: both(query.summaryStatusName, query.summaryStatusNames),
  };
}

type Value = ProjectSearchFilters['tpn'];

function both(singular: Value, plural: Value): string[] {
  return [...listValues(singular), ...listValues(plural)];
}
