import type { FileSearchExportQuery, ProjectSearchFilters } from 'shared/contract';
import { UserError } from '../http/errors.ts';
import { listValues } from '../http/parameter-values.ts';

/** Which columns an export has: those of the existing tracker, or those of the search table. */
export type ExportColumns = 'tracker' | 'search';

/** @throws UserError for a name that is not known */
export function readColumns(name: string | undefined): ExportColumns {
  if (name === undefined || name === '') return 'tracker';
  if (name === 'search') return 'search';
  throw new UserError(
    `The columns '${name}' are not known. Use 'search', or leave the parameter out for the columns of the tracker.`,
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
